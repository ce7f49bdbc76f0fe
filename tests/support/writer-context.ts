import { readFileSync } from 'node:fs';
import { ownerNoticesMessages } from '../../app/features/owner-notices/owner-notices.messages.ts';
import { fill } from '../../app/lib/content/fill.ts';
import type { WithDb } from '../../server/db/store.ts';
import { createLinks } from '../../server/delivery/signed-links.ts';

export const ownerNotices = {
  locale: 'en-GB',
  texts: ownerNoticesMessages.parse(JSON.parse(readFileSync('content/en/owner-notices.json', 'utf8'))),
  fill,
  to: 'owner@firm.lu',
  digest: true,
  alerts: true,
};
const links = createLinks({ secret: 'a secret', siteUrl: 'https://firm.lu' });

/** `to` defaults to the company's own addresses. */
export const writerContext = (store: WithDb, to?: string) => ({
  store,
  to,
  from: 'site@firm.lu',
  links,
  ownerNotices,
});
