import type { SubmissionKinds } from '../server/delivery/submission.ts';
import { consentLimits, purgeConsents } from './features/consent/consent-records.server.ts';
import { contactLimits, contactSubmission } from './features/contact/contact-submission.server.ts';
import {
  confirmationSubmission,
  newsletterLimits,
  newsletterSubmission,
  unsubscribeSubmission,
} from './features/newsletter/newsletter-submissions.server.ts';

/** Imported by scripts: nothing here may need the bundler. */
export const submissions: SubmissionKinds = {
  contact: contactSubmission,
  newsletter: newsletterSubmission,
  confirmation: confirmationSubmission,
  unsubscribe: unsubscribeSubmission,
};

export const limitRules = { ...contactLimits, ...newsletterLimits, ...consentLimits };

/** Delete what is expired, hourly. */
export const purges = [purgeConsents];
