import type { Migration } from 'kysely/migration';
import { up as outboxLimitsSettings } from './migrations/0001-outbox-limits-settings.ts';
import { up as consents } from './migrations/0002-consents.ts';
import { up as undeliveredLetters } from './migrations/0003-undelivered-letters.ts';

/** All migrations by name, in the order of their names. One that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-outbox-limits-settings': { up: outboxLimitsSettings },
  '0002-consents': { up: consents },
  '0003-undelivered-letters': { up: undeliveredLetters },
};
