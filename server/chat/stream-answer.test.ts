import { expect, test } from 'vitest';
import { streamAnswer } from './stream-answer.ts';

async function* say(...pieces: string[]): AsyncGenerator<string, void> {
  yield* pieces;
}

const stop = () => undefined;

test('[CH-4] an answer is Markdown as plain text in UTF-8, that nobody compresses or keeps, and says who gave it', async () => {
  const response = streamAnswer({ path: 'paid', pieces: say('**При', 'віт**'), stop });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-assistant': 'paid',
  });
  expect(await response.text()).toBe('**Привіт**');
});

test('[CH-4] a letter that the service has cut in two is whole again', async () => {
  const [left = '', right = ''] = '😀'.split('');
  expect(await streamAnswer({ path: 'paid', pieces: say('a', left, right, 'b'), stop }).text()).toBe('a😀b');
});

test('[CH-6] no more is asked for than the connection takes', async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<string, void> {
    for (;;) {
      asked += 1;
      yield 'word ';
    }
  }
  const reader = streamAnswer({ path: 'paid', pieces: endless(), stop }).body?.getReader();
  for (let read = 0; read < 5; read += 1) await reader?.read();
  await new Promise((done) => setImmediate(done));
  // One may lie ready in the encoder.
  expect(asked).toBeLessThanOrEqual(7);
});

test('[CH-4] whoever does not want the rest stops the service, and the pieces are closed', async () => {
  const events: string[] = [];
  async function* endless(): AsyncGenerator<string, void> {
    try {
      for (;;) yield 'word ';
    } finally {
      events.push('closed');
    }
  }
  const response = streamAnswer({ path: 'paid', pieces: endless(), stop: () => events.push('stopped') });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => events).toEqual(['stopped', 'closed']);
});
