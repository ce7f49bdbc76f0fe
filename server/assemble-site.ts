import type { EnabledTools } from './analytics-tools.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createReadiness } from './db/readiness.ts';
import { createRetention } from './db/retention.ts';
import type { Store } from './db/store.ts';
import { openStoreClock } from './db/store-clock.ts';
import { startDeliveryService } from './delivery/delivery-service.ts';
import { openLinks } from './delivery/signed-links.ts';
import { createApp } from './http/app.ts';
import type { OpenedSite } from './http/open-site.ts';
import type { SiteFiles } from './http/site-files.ts';
import { randomIds } from './ids.ts';
import { startJobs } from './jobs.ts';
import type { Log } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { createPageCounter } from './page-counts/page-counts.ts';
import { openRateLimits } from './rate-limit/rate-limits.ts';
import type { ChatDeps, ChatService, Services } from './services.ts';

type Deps = {
  config: Config;
  store: Store;
  site: OpenedSite;
  files: SiteFiles;
  tools: EnabledTools;
  openChat: (deps: ChatDeps) => ChatService;
  log: Log;
  isStopping: () => boolean;
};

export async function assembleSite({ config, store, site, files, tools, openChat, log, isStopping }: Deps) {
  const { serverModules } = site;
  const { kinds, limits: rules, purges, weeklyCounts } = serverModules;
  const { mail, retentionDays } = config;
  const metrics = config.opsPort === undefined ? undefined : createMetrics();
  const { clock, jobs: clockJobs } = await openStoreClock(store, systemClock);
  const isReady = createReadiness({ store, clock, log });
  const limits = await openRateLimits({ store, clock, log, rules, onDenied: metrics?.onDenied });
  const links = await openLinks(store, config.siteUrl ?? site.mail.linkOrigin);
  const delivery = startDeliveryService({
    config,
    kinds,
    context: { to: mail?.to, from: mail?.from ?? site.mail.from, links },
    store,
    clock,
    ids: randomIds,
    random: Math.random,
    log,
    fetch,
    onAttempt: metrics?.onAttempt,
  });
  const { outbox, destinations, sendNow, isEndpointDisabled } = delivery;
  const chat = openChat({ config, store, limits, clock, fetch, log, metrics: metrics?.chat });
  const { budgetLeft } = chat;

  const retention = createRetention({ store, purges, limits, clock, log, retentionDays });
  const { isClockInDoubt } = retention;
  const pageCounter = site.countsPages ? createPageCounter(clock, site.negotiateLanguage) : undefined;
  const jobs = startJobs(
    [...clockJobs, retention.job, ...(pageCounter ? [pageCounter.job] : []), ...serverModules.jobs],
    {
      config,
      store,
      kinds,
      weeklyCounts,
      outbox,
      destinations,
      sendNow,
      isReady,
      isEndpointDisabled,
      budgetLeft,
      clock,
      fetch,
      log,
    },
  );
  metrics?.addGauges({ store, isReady, isEndpointDisabled, isClockInDoubt, budgetLeft, clock, log });

  const oneAtATime = createOneAtATime();
  const createServices = (address: string): Services => ({
    address,
    limits,
    outbox,
    links,
    sendsMail: mail !== undefined,
    store,
    clock,
    ids: randomIds,
    oneAtATime,
    log,
    answerQuestion: chat.answer,
    analyticsTools: tools.enabled,
    bannerTools: tools.bannerTools,
  });
  const app = createApp({
    site,
    files,
    toolHosts: tools.hosts,
    createServices,
    isReady,
    trustedProxies: config.trustedProxies,
    log,
    isStopping,
    onResponse: metrics?.onResponse,
    countPage: pageCounter?.count,
  });
  return {
    app,
    metrics,
    /** Waits `graceMs` for deliveries and jobs; call before closing the store. */
    stop: (graceMs: number) => Promise.all([delivery.stop(graceMs), jobs.stop(graceMs)]),
    /** Must be called after the last request. */
    writePageCounts: () =>
      pageCounter?.flush(store).catch((error: unknown) => log.error({ err: error }, 'page_counts.lost')),
  };
}
