import { expect, test, vi } from 'vitest';
import { ownTime } from './free-times.tsx';
import { requestNextTimes } from './next-times.tsx';

test('[BK-1] the visitor’s own time names its weekday where it is another day, of the month too', () => {
  const own = (here: Date, time: string) => ownTime(here, { date: 'Saturday 31 October', time }, 'en');
  expect(own(new Date(2026, 10, 1, 0, 30), '23:30')).toBe('Sun 0:30');
  expect(own(new Date(2026, 9, 31, 18, 30), '17:30')).toBe('18:30');
  expect(own(new Date(2026, 9, 31, 17, 30), '17:30')).toBeUndefined();
});

test('[BK-1] next times come in the language that was asked for last; a broken answer leaves the link alone', async () => {
  const show = vi.fn();
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    await Promise.resolve();
    signal.throwIfAborted();
    return new Response(address.endsWith('uk') ? '{' : JSON.stringify([address.slice(-2)]));
  });
  requestNextTimes('fr', show)();
  for (const language of ['uk', 'de'] as const) requestNextTimes(language, show);
  await expect.poll(() => show.mock.calls).toEqual([[['de']]]);
});
