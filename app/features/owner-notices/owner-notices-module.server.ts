import type { ServerModule } from '../../../server/server-module.ts';
import { switches } from '../../lib/switches.ts';
import { createAlertsJob } from './alerts.server.ts';
import { digestJob } from './digest/digest.server.ts';
import { noticeKinds } from './notice-kinds.server.ts';

export const ownerNoticesModule = {
  kinds: noticeKinds,
  jobs: [...(switches.digest ? [digestJob] : []), ...(switches.alerts ? [createAlertsJob()] : [])],
} satisfies ServerModule;
