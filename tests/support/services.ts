import { serverModules } from '../../app/server-modules.ts';
import { systemClock } from '../../server/clock.ts';
import type { Store } from '../../server/db/store.ts';
import { createLinks } from '../../server/delivery/signed-links.ts';
import { randomIds } from '../../server/ids.ts';
import { createLog } from '../../server/observability/log.ts';
import { createOneAtATime } from '../../server/one-at-a-time.ts';
import type { LimitUse } from '../../server/rate-limit/count-use.ts';
import type { JobServices } from '../../server/server-module.ts';
import type { Services } from '../../server/services.ts';
import { submissionsIn } from './submissions.ts';

/** Returns a route's services on a store. Each use of a limit is answered with `answerUse` and kept in `uses`. */
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
    oneAtATime: createOneAtATime(),
    log: createLog('silent'),
    answerQuestion: async () => ({ ok: true, reply: new Response() }),
    analyticsTools: [],
    bannerTools: [],
    ...over,
  };
  return { services, admin, uses };
}

type JobParts = Partial<Omit<JobServices, 'config'>> & { config?: Partial<JobServices['config']> };
const unset = { mail: undefined, bookingBusyUrl: undefined, databaseUrl: undefined };

/** Returns a recurring job's services on a store, by default without destinations. */
export const jobServicesIn = (store: Store, { config, ...over }: JobParts = {}): JobServices => ({
  config: { ...unset, dataDir: '/', chatDailyRequests: 10, ...config },
  store,
  ...serverModules,
  outbox: submissionsIn(store).outbox,
  destinations: [],
  sendNow: async () => false,
  isReady: async () => true,
  isEndpointDisabled: () => false,
  budgetLeft: undefined,
  clock: systemClock,
  fetch,
  log: createLog('silent'),
  ...over,
});
