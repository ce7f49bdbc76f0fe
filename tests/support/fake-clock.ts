import type { Clock } from '../../server/clock.ts';

export type FakeClock = Clock & {
  /** Advances the time and runs due timers in order. */
  advance: (ms: number) => void;
  /** Sets the time without running timers, like an operator or NTP. */
  jump: (ms: number) => void;
};

export function fakeClock(start = Date.UTC(2026, 0, 5, 9)): FakeClock {
  let now = start;
  let elapsed = 0;
  const calls = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    elapsed: () => elapsed,
    after: (ms, run) => {
      const call = { at: now + ms, run };
      calls.add(call);
      return () => calls.delete(call);
    },
    jump: (ms) => {
      now += ms;
      for (const call of calls) call.at += ms;
    },
    advance: (ms) => {
      const end = now + ms;
      elapsed += ms;
      for (;;) {
        const [next] = [...calls].filter((call) => call.at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        calls.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
