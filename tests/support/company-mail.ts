import { readFileSync } from 'node:fs';
import { bookingMessages } from '../../app/features/booking/booking.messages.ts';
import { supportWords } from '../../app/features/contact/support-words.server.ts';
import { watchMessages } from '../../app/features/watch/watch.messages.ts';
import { fill } from '../../app/lib/content/fill.ts';
import { loadMessages } from '../../app/lib/content/messages.server.ts';
import type { MailTexts } from '../../app/server-modules.ts';
import type { Store } from '../../server/db/store.ts';
import { createLinks } from '../../server/delivery/signed-links.ts';

export const watchSite = {
  locale: 'en-GB',
  texts: watchMessages.parse(JSON.parse(readFileSync('content/en/watch.json', 'utf8'))),
  fill,
  to: 'owner@firm.lu',
  digest: true,
  alerts: true,
};
export const emails = { general: 'moien@firm.lu', sales: 'sales@firm.lu', support: 'support@firm.lu' };
const texts = {
  company: { name: 'Firm', emails },
  supportWords,
  watch: watchSite,
  confirmation: () => ({ subject: 'Confirm', text: '', html: '' }),
  booking: (language) => loadMessages(bookingMessages, 'booking', language).messages,
} satisfies MailTexts;
const links = createLinks({ secret: 'a secret', siteUrl: 'https://firm.lu' });

/** The context that the mails of a company without sample data get; `to` defaults to its own addresses. */
export const firmContext = (store: Pick<Store, 'db'>, to?: string) => ({
  store,
  texts: texts as never,
  to,
  from: 'site@firm.lu',
  links,
});
