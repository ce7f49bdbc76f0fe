import { systemClock } from '../../server/clock.ts';
import type { Store } from '../../server/db/store.ts';
import { createLinks } from '../../server/delivery/signed-links.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/observability/log.ts';
import type { LimitUse } from '../../server/rate-limit/count-use.ts';
import type { Services } from '../../server/services.ts';
import { submissionsIn } from './submissions.ts';

/** A route's services on a store. Each use of a limit is answered with `answerUse` and kept in `uses`. */
export function servicesIn(
  store: Store,
  over: Partial<Services> = {},
  answerUse: (limit: string) => LimitUse = () => ({ ok: true }),
) {
  const uses: string[][] = [];
  const { outbox, admin } = submissionsIn(store, { clock: systemClock, destinations: [] });
  const services: Services = {
    address: '192.0.2.7',
    limits: {
      consume: async (...use) => {
        uses.push(use);
        return answerUse(use[0]);
      },
    },
    outbox,
    links: createLinks({ secret: 'secret', siteUrl: 'https://firm.example' }),
    sendsMail: false,
    store,
    clock: systemClock,
    ids: randomIds,
    log: createLog('silent'),
    answerQuestion: async () => new Response(),
    tools: [],
    bannerTools: [],
    ...over,
  };
  return { services, admin, uses };
}
