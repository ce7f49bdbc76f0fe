import type { Destination } from '../db/store.ts';
import type { Job } from '../feature.ts';
import { type AlertDeps, alertsJob } from './alerts.ts';
import { digestJob } from './digest.ts';
import type { WatchSite } from './watch-messages.ts';

/** Nothing is made where there is neither mail nor webhook. */
export function watchJobs(site: WatchSite, deps: AlertDeps, channels: readonly Destination[]): Job[] {
  const digestBy = channels.find((channel) => channel === 'mail') ?? channels[0];
  return [
    ...(site.digest && digestBy ? [digestJob(deps, digestBy)] : []),
    ...(site.alerts && channels.length > 0 ? [alertsJob(deps, channels)] : []),
  ];
}
