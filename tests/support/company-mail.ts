import { readFileSync } from 'node:fs';
import { watchMessages } from '../../app/features/watch/watch.messages.ts';
import type { Store } from '../../server/db/store.ts';
import { createLinks } from '../../server/delivery/signed-links.ts';

export const watchSite = {
  locale: 'en-GB',
  texts: watchMessages.parse(JSON.parse(readFileSync('content/en/watch.json', 'utf8'))),
  to: 'owner@firm.lu',
  digest: true,
  alerts: true,
};
export const emails = { general: 'moien@firm.lu', sales: 'sales@firm.lu', support: 'support@firm.lu' };
const site = {
  company: { name: 'Firm', emails },
  supportWords: ['problem'],
  watch: watchSite,
  confirmation: () => ({ subject: 'Confirm', text: '', html: '' }),
};
const links = createLinks({ secret: 'a secret', siteUrl: 'https://firm.lu' });

/** The context that the mails of a company without sample data get; `to` defaults to its own addresses. */
export const firmContext = (store: Pick<Store, 'db'>, to?: string) => ({
  store,
  site,
  to,
  from: 'site@firm.lu',
  links,
});
