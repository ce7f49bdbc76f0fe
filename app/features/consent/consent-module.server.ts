import { DAY, MINUTE } from '../../../server/clock.ts';
import type { ServerModule } from '../../../server/server-module.ts';
import { purgeConsents } from './consent-records.server.ts';
import { consentMigrations } from './consent-tables.server.ts';

export const consentModule = {
  limits: {
    consent: { points: 60, durationMs: 10 * MINUTE },
    /** All visitors share this limit, which allows some 2 GB in three years. */
    consent_day: { points: 10_000, durationMs: DAY },
  },
  migrations: consentMigrations,
  purge: purgeConsents,
} satisfies ServerModule;
