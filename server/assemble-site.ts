import { randomBytes } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Assistant } from './assistant/assistant.ts';
import type { Capabilities } from './capabilities.ts';
import { answerQuestion } from './chat/answer-question.ts';
import { openChat } from './chat/chat.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createConsentAdmin } from './consents/consent-admin.ts';
import { createConsents } from './consents/consents.ts';
import { recordDecision } from './consents/record-decision.ts';
import { createApp } from './http/app.ts';
import type { OpenedSite } from './http/open-site.ts';
import type { SiteFiles } from './http/site-files.ts';
import { randomIds } from './ids.ts';
import { followLink } from './intake/follow-link.ts';
import { takeLetter } from './intake/take-letter.ts';
import { openLimits } from './limits/limits.ts';
import type { Log } from './log/log.ts';
import { createLinks } from './mail/links.ts';
import { createMailDelivery } from './mail/mail-delivery.ts';
import { mailWriter } from './mail/write-mail.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createRouteNames } from './metrics/route-names.ts';
import { createLetterAdmin } from './outbox/letter-admin.ts';
import { startLetterService, TIMEOUT_MS } from './relay/letter-service.ts';
import { startRetention } from './retention.ts';
import { keptSecret } from './store/kept-value.ts';
import { createReadiness } from './store/readiness.ts';
import type { Store } from './store/store.ts';

/** What the server adds to the site's own addresses. */
const HEALTH = ['/healthz', '/readyz'];

type Deps = {
  config: Config;
  store: Store;
  site: OpenedSite;
  files: SiteFiles;
  builtIn: Assistant;
  log: Log;
  /** Whether the server has been told to stop. */
  isStopping: () => boolean;
};

/**
 * Puts the rooms together and starts what works by itself: the site as it runs, also in development. Where there is no
 * port for metrics, nothing is counted.
 */
export async function assembleSite({ config, store, site, files, builtIn, log, isStopping }: Deps) {
  const routeOf = createRouteNames([...site.patterns, ...HEALTH], (pathname) => files.has(pathname));
  const metrics = config.opsPort === undefined ? undefined : createMetrics({ clock: systemClock, log });
  const world = { config, store, clock: systemClock, fetch, log };
  const limits = await openLimits({ ...world, onDenied: metrics?.onDenied });
  const { mail } = config;
  const links = createLinks({
    secret: await keptSecret(store, 'mail_link_key', () => randomBytes(32).toString('base64')),
    door: new URL(site.mail.linkDoor, config.siteUrl ?? site.mail.url).href,
  });
  const { outbox, relay } = startLetterService({
    ...world,
    byMail:
      mail &&
      createMailDelivery({
        url: mail.url,
        from: mail.from ?? site.mail.company.emails.general,
        write: mailWriter({ site: site.mail, to: mail.to, links }),
        clock: systemClock,
        timeoutMs: TIMEOUT_MS,
      }),
    ids: randomIds,
    random: Math.random,
    onAttempt: metrics?.onAttempt,
  });
  const retention = startRetention({
    ...world,
    letters: createLetterAdmin(world),
    consents: createConsentAdmin(store),
    limits,
    retentionDays: config.retentionDays,
  });
  const chat = openChat({
    ...world,
    builtIn,
    onQuestion: metrics?.onChatQuestion,
    onAnswer: metrics?.onChatAnswer,
    onServiceFault: metrics?.onServiceFault,
  });
  const ready = createReadiness({ store, clock: systemClock, log });
  metrics?.watch({
    store,
    ready,
    endpointGone: relay.endpointGone,
    clockInDoubt: retention.clockInDoubt,
    budgetLeft: chat.paid?.budget.left,
  });
  const consents = createConsents({ ...world, ids: randomIds });
  const { tools } = config;
  const capabilitiesOf = (address: string): Capabilities => ({
    takeLetter: (form, request, origin) =>
      takeLetter(form, request, { outbox, limits, address, origin, byMail: mail !== undefined }),
    followLink: (request, wording) => followLink(request, { outbox, links, clock: systemClock, wording }),
    recordDecision: (request, shown) => recordDecision(request, shown, { consents, limits, address }),
    answerQuestion: (request, known) => answerQuestion(request, known, { chat, limits, address }),
    tools,
  });
  const app = createApp({
    site,
    files,
    tools,
    capabilitiesOf,
    ready,
    trustedProxies: config.trustedProxies,
    socketAddress: (context) => getConnInfo(context).remote.address ?? '',
    breakOff: ({ env }) => env.outgoing.destroy(),
    log,
    isStopping,
    routeOf,
    onAnswered: metrics?.onAnswered,
  });
  /** Letters on their way get their grace; call it before the store is closed. */
  const stop = async (graceMs: number): Promise<void> => {
    await relay.stop(graceMs);
    await retention.stop();
  };
  return { app, metrics, stop };
}
