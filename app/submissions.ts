import { register } from '../server/feature.ts';
import { pageCountsFeature } from '../server/page-counts/page-counts.ts';
import { bookingFeature } from './features/booking/booking-feature.server.ts';
import { chatFeature } from './features/chat/server/kept-questions.server.ts';
import { consentFeature } from './features/consent/consent-records.server.ts';
import { contactFeature } from './features/contact/contact-submission.server.ts';
import { newsletterFeature } from './features/newsletter/newsletter-submissions.server.ts';

/**
 * A feature registers by a `Feature` (server/feature.ts) in this list: kinds of submission, rate limits, tables with
 * migrations, recurring jobs, retention, how a person is erased, and what the weekly digest counts. The running server
 * gets the list with the built site, scripts import it: nothing here may need the bundler.
 */
export const registry = register([
  contactFeature,
  newsletterFeature,
  consentFeature,
  chatFeature,
  bookingFeature,
  pageCountsFeature,
]);
