import { expect, test, vi } from 'vitest';
import { loadChatMessages } from './load-chat-messages.ts';

test('[CH-2] messages of the chat are fetched once for all openings, and again after a failure', async () => {
  const answers = [new Response(null, { status: 503 }), Response.json({ language: 'en' })];
  vi.stubGlobal('fetch', async () => answers.shift());
  await expect(loadChatMessages('de')).rejects.toThrow('503');
  const [one, next] = await Promise.all([loadChatMessages('de'), loadChatMessages('de')]);
  expect([one, next, await loadChatMessages('de')]).toEqual([one, one, one]);
});
