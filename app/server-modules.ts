import { pageCountsModule } from '../server/page-counts/page-counts.ts';
import { mergeModules } from '../server/server-module.ts';
import { bookingModule } from './features/booking/booking-module.server.ts';
import { chatModule } from './features/chat/server/chat-module.server.ts';
import { consentModule } from './features/consent/consent-module.server.ts';
import { contactModule } from './features/contact/contact-module.server.ts';
import { newsletterModule } from './features/newsletter/newsletter-module.server.ts';
import { ownerNoticesModule } from './features/owner-notices/owner-notices-module.server.ts';

/** The running server gets this list with the built site. Scripts import it without the bundler. */
const modules = [
  contactModule,
  newsletterModule,
  consentModule,
  chatModule,
  bookingModule,
  pageCountsModule,
  ownerNoticesModule,
] as const;
export const serverModules = mergeModules(modules);

declare module '../server/registered-names.ts' {
  interface Registered {
    modules: (typeof modules)[number];
  }
}
