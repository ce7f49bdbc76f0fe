import { expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { streamAnswer } from './stream-answer.ts';

test('[CH-6] no more is asked for than the connection takes', async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<string, void> {
    for (;;) {
      asked += 1;
      yield 'word ';
    }
  }
  const chat = { clock: { now: () => 0 }, log: createLog('silent') };
  const answer = { path: 'paid', messages: 1, began: 0 } as const;
  const reader = streamAnswer(endless(), answer, chat).body?.getReader();
  for (let read = 0; read < 5; read += 1) await reader?.read();
  await new Promise((done) => setImmediate(done));
  // One may lie ready in the encoder.
  expect(asked).toBeLessThanOrEqual(7);
});
