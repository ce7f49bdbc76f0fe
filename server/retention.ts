import { purgeQuestions } from './chat/kept-questions.ts';
import { CLOCK_TOLERANCE_MS, type Clock } from './clock.ts';
import { type ConsentAdmin, consentCutoff } from './consents/consent-admin.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log/log.ts';
import { clampMoments, releaseStranded } from './outbox/clamp-moments.ts';
import type { LetterAdmin } from './outbox/letter-admin.ts';
import { keepValue, keptValue } from './store/kept-value.ts';
import type { Store } from './store/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A clock that is further than this from the last deletion has jumped, or the server was away for as long. */
const DOUBT_MS = 7 * DAY;
/** As many sweeps in a row, one an hour, have to agree on the time before such a clock is believed: a long weekend. */
const SWEEPS_OF_DOUBT = 72;
/** The setting that has the time of the last sweep that deleted. */
const SWEPT_AT = 'swept_at';

type Deps = {
  store: Pick<Store, 'db'>;
  letters: Pick<LetterAdmin, 'purge'>;
  consents: Pick<ConsentAdmin, 'purge'>;
  limits: Pick<Limits, 'clean'>;
  clock: Clock;
  log: Log;
  retentionDays: number;
};

/** The moment before which delivered and suspected letters are past their retention. */
export function retentionCutoff(now: number, retentionDays: number): number {
  return now - retentionDays * DAY;
}

/**
 * Deletes what has had its time, at once and then every hour: delivered and suspected letters after the retention
 * period, decisions about cookies and questions to the assistant after theirs, expired limits. No other letter is ever touched. A clock that has jumped
 * deletes no evidence; one that was put right, which is noticed within a minute, leaves nothing and nobody waiting for it.
 * @returns `swept`, which resolves when the sweep under way is over, `clockInDoubt`, and `stop`
 */
export function startRetention(deps: Deps) {
  const { store, letters, consents, limits, clock, log, retentionDays } = deps;
  let sweeping: Promise<void> = Promise.resolve();
  let cancel: (() => void) | undefined;
  let [plannedAt, sweptAt] = [0, 0];
  let doubt: { deletedAt: string; steady: number } | undefined;

  async function deletedAt(): Promise<string> {
    return (await keptValue(store, SWEPT_AT)) ?? String(clock.now());
  }

  // The last deletion is the newest time that the store vouches for. Who else deletes by another clock is believed more.
  async function isInDoubt(now: number): Promise<boolean> {
    const last = await deletedAt();
    if (Math.abs(now - Number(last)) <= DOUBT_MS) doubt = undefined;
    else doubt = { deletedAt: last, steady: doubt?.deletedAt === last ? doubt.steady + 1 : 0 };
    if (doubt && doubt.steady >= SWEEPS_OF_DOUBT) doubt = undefined;
    return doubt !== undefined;
  }

  async function sweep(): Promise<void> {
    try {
      const now = clock.now();
      const stranded = await releaseStranded(store, now);
      if (stranded > 0)
        log.error({ letters: stranded }, 'outbox.stranded_letters_released: a clock was ahead');
      const limitRows = await limits.clean(now);
      if (await isInDoubt(now)) {
        log.error({ limits: limitRows }, 'retention.clock_in_doubt: nothing else is deleted');
        return;
      }
      await clampMoments(store, now);
      const purged = await letters.purge(retentionCutoff(now, retentionDays));
      const decided = await consents.purge(consentCutoff(now));
      const questions = await purgeQuestions(store, now);
      await keepValue(store, SWEPT_AT, String(now));
      log.info({ letters: purged, ...decided, questions, limits: limitRows }, 'retention.swept');
    } catch (fault) {
      log.error({ err: fault }, 'retention.failed');
    }
  }

  function plan(): void {
    plannedAt = clock.now();
    cancel = clock.after(MINUTE, round);
  }

  // The next one is planned when this one is over, so that they never pile up before a slow store.
  function begin(): void {
    sweeping = sweep().then(() => {
      sweptAt = clock.now();
      plan();
    });
  }

  function round(): void {
    const moved = clock.now() - plannedAt - MINUTE;
    if (Math.abs(moved) > CLOCK_TOLERANCE_MS) {
      log.error({ seconds: Math.round(moved / 1000) }, 'clock.moved');
      if (doubt) doubt.steady = 0;
      begin();
    } else if (clock.now() - sweptAt >= HOUR) begin();
    else plan();
  }
  begin();

  return {
    swept: () => sweeping,
    /** Whether the clock has moved so far that nothing is deleted by it. */
    clockInDoubt: () => doubt !== undefined,
    stop: async (): Promise<void> => {
      await sweeping;
      cancel?.();
    },
  };
}
