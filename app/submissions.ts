import type { SubmissionKinds } from '../server/delivery/submission.ts';
import { contactSubmission } from './features/contact/contact-submission.server.ts';
import {
  confirmationSubmission,
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
