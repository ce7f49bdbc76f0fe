import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { ClaimedLetter, Claims } from '../outbox/claims.ts';
import type { Deliver } from '../outbox/letter.ts';
import { recordOutcome } from './record-outcome.ts';

export type Relay = {
  /** There may be something to send: look now instead of at the next round. */
  nudge: () => void;
  /** Resolves when nothing is on its way and nothing more is due. */
  settled: () => Promise<void>;
  /** Whether the receiver has said that it is gone: nothing is sent until the next start. */
  endpointGone: () => boolean;
  /** Takes no new letter, gives those on their way `graceMs` to arrive, breaks off the rest and gives them back. */
  stop: (graceMs: number) => Promise<void>;
};

type Deps = {
  claims: Claims;
  deliver: Deliver;
  clock: Clock;
  /** Gives a number from 0 up to 1. */
  random: () => number;
  log: Log;
  /** Letters on their way at the same time. */
  inFlightLimit: number;
  /** How often to look for what came without a nudge: retries, other processes' letters, expired leases. */
  roundMs: number;
};

/** Carries letters from the outbox to their destination, apart from the requests that wrote them. Starts at once. */
export function startRelay({ claims, deliver, clock, random, log, inFlightLimit, roundMs }: Deps): Relay {
  const onTheirWay = new Set<Promise<void>>();
  const breakOff = new AbortController();
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let gone = false;
  let stopping = false;
  let storeLost = false;
  let cancelRound: (() => void) | undefined;

  function nudge(): void {
    if (stopping || gone) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = look()
      .catch(storeGone)
      .finally(() => {
        looking = undefined;
        if (lookAgain) nudge();
      });
  }

  // A store can be away for days, and is asked every second: the log has the change, not every round.
  function storeGone(fault: unknown): void {
    if (!storeLost) log.error({ err: fault }, 'relay.claim_failed');
    storeLost = true;
  }

  function storeBack(): void {
    if (storeLost) log.info('relay.claims_again');
    storeLost = false;
  }

  async function look(): Promise<void> {
    do {
      lookAgain = false;
      const free = inFlightLimit - onTheirWay.size;
      if (free <= 0) return; // whoever arrives looks again
      const { letters, exhausted } = await claims.claim(free);
      storeBack();
      for (const id of exhausted) log.error({ id }, 'relay.dead.attempts_exhausted');
      for (const claimed of letters) {
        const way = carry(claimed).finally(() => {
          onTheirWay.delete(way);
          nudge();
        });
        onTheirWay.add(way);
      }
      // Those without an attempt left took the places of others.
      if (exhausted.length > 0) lookAgain = true;
    } while (lookAgain && !stopping && !gone);
  }

  // A fault in here is about one letter; its lease runs out and it is tried again.
  async function carry(claimed: ClaimedLetter): Promise<void> {
    try {
      await tryOnce(claimed);
    } catch (fault) {
      log.error({ err: fault, id: claimed.id }, 'relay.record_failed');
    }
  }

  async function tryOnce(claimed: ClaimedLetter): Promise<void> {
    const { id, letterId, letter, createdAt } = claimed;
    if (stopping || gone) return claims.giveBack(claimed);
    if (!letter) {
      log.error({ id }, 'relay.dead.unreadable');
      return claims.dead(claimed, { status: undefined, error: 'unreadable' });
    }
    const outcome = await deliver(letterId, letter, breakOff.signal, createdAt);
    if (outcome.result === 'gone') gone = true;
    return recordOutcome(claimed, outcome, { claims, clock, random, log });
  }

  async function settled(): Promise<void> {
    while (looking || onTheirWay.size > 0) await Promise.all([looking, ...onTheirWay]);
  }

  function round(): void {
    nudge();
    cancelRound = clock.after(roundMs, round);
  }
  round();

  return {
    nudge,
    settled,
    endpointGone: () => gone,
    stop: async (graceMs) => {
      stopping = true;
      cancelRound?.();
      const cancelGrace = clock.after(graceMs, () => breakOff.abort());
      await settled();
      cancelGrace();
    },
  };
}
