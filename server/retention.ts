import type { Clock } from './clock.ts';
import { type ConsentDesk, consentEdge } from './consents/consent-desk.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { OperatorDesk } from './outbox/operator-desk.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Deps = {
  desk: Pick<OperatorDesk, 'purge'>;
  consents: Pick<ConsentDesk, 'purge'>;
  limits: Pick<Limits, 'clean'>;
  clock: Clock;
  log: Log;
  retentionDays: number;
};

/** The moment before which delivered and suspected letters are past their retention. */
export function retentionEdge(now: number, retentionDays: number): number {
  return now - retentionDays * DAY;
}

/**
 * Deletes what has had its time, at once and then every hour: delivered and suspected letters after the retention
 * period, decisions about cookies after theirs, expired limits. No other letter is ever touched.
 * @returns `swept`, which resolves when the sweep under way is over, and `stop`
 */
export function startRetention({ desk, consents, limits, clock, log, retentionDays }: Deps) {
  let sweeping: Promise<void> = Promise.resolve();
  let cancel: (() => void) | undefined;

  async function sweep(): Promise<void> {
    try {
      const now = clock.now();
      const letters = await desk.purge(retentionEdge(now, retentionDays));
      const decided = await consents.purge(consentEdge(now));
      const limitRows = await limits.clean(now);
      log.info({ letters, ...decided, limits: limitRows }, 'retention.swept');
    } catch (fault) {
      log.error({ err: fault }, 'retention.failed');
    }
  }

  // The next one is planned when this one is over, so that they never pile up before a slow store.
  function round(): void {
    sweeping = sweep().then(() => {
      cancel = clock.after(HOUR, round);
    });
  }
  round();

  return {
    swept: () => sweeping,
    stop: async (): Promise<void> => {
      await sweeping;
      cancel?.();
    },
  };
}
