import type { ServerModule } from '../../../server/server-module.ts';
import { purgeConsents } from './consent-records.server.ts';
import { consentMigrations } from './consent-tables.server.ts';

export const consentModule = {
  limits: {
    consent: { points: 60, durationSeconds: 600 },
    /** All visitors share this limit: some 2 GB in three years. */
    consent_day: { points: 10_000, durationSeconds: 86_400 },
  },
  migrations: consentMigrations,
  purge: purgeConsents,
} satisfies ServerModule;
