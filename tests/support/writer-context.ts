import type { Store } from '../../server/db/store.ts';
import { createLinks } from '../../server/delivery/signed-links.ts';

const links = createLinks({ secret: 'a secret', siteUrl: 'https://firm.lu' });

/** Without `to`, the company's own addresses are used. */
export const writerContext = (store: Store, to?: string) => ({ store, to, from: 'site@firm.lu', links });
