import type { Clock } from '../../server/clock.ts';

export type FakeClock = Clock & {
  /** Moves the time on and runs, in their order, the calls that fall due on the way. */
  advance: (ms: number) => void;
  /** Sets the time as an operator or a time server would: nothing happens meanwhile, and no call comes sooner. */
  jump: (ms: number) => void;
};

/** A clock that stands still until a test moves it. */
export function fakeClock(start = Date.UTC(2026, 0, 5, 9)): FakeClock {
  let now = start;
  const calls = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
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
