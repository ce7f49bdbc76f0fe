import { expect, test, vi } from 'vitest';
import { requestNextSlots } from './next-slots.tsx';

test('[BK-1] next times come in the language that was asked for last; a broken answer leaves the link alone', async () => {
  const show = vi.fn();
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    await Promise.resolve();
    signal.throwIfAborted();
    return new Response(address.endsWith('uk') ? '{' : JSON.stringify([address.slice(-2)]));
  });
  requestNextSlots('fr', show)();
  for (const language of ['uk', 'de'] as const) requestNextSlots(language, show);
  await expect.poll(() => show.mock.calls).toEqual([[['de']]]);
});
