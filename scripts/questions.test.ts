import { expect, test } from 'vitest';
import { keptQuestions, questionKeeper } from '../server/chat/kept-questions.ts';
import { createLog } from '../server/observability/log.ts';
import { runner } from '../tests/support/command-runner.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { STORE_KINDS, temporaryStore } from '../tests/support/temporary-store.ts';
import { questions } from './questions.ts';

const run = runner(questions);

test.for(STORE_KINDS)(
  '[CH-5] an operator lists the questions that were kept, erases those with a text in them, or all (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock();
    const keep = questionKeeper({ store, builtIn: { knows: () => true }, clock, log: createLog('silent') });
    for (const question of ['Что стоит хлеб', 'what is bread', 'what is time']) {
      await keep(question, { band: 'unsure', card: 'prices', language: 'en', text: '' });
      clock.advance(1);
    }
    const left = async () => (await keptQuestions(store)).map(({ question }) => question);
    expect(await run(store.place)).toMatchObject({ code: 0, out: expect.stringContaining('what is time') });
    expect(await run(store.place, 'erase', 'ХЛЕБ')).toMatchObject({ out: '1 erased\n' });
    expect(await run(store.place, 'erase', 'is', 'Bread')).toMatchObject({ out: '1 erased\n' });
    expect(await left()).toEqual(['what is time']);
    expect(await run(store.place, 'erase')).toMatchObject({ out: '1 erased\n' });
    expect(await left()).toEqual([]);
    expect(await run(store.place, 'delete')).toMatchObject({ code: 2 });
    expect(await run(store.place, '--help')).toMatchObject({ out: expect.stringContaining('erase TEXT') });
  },
);
