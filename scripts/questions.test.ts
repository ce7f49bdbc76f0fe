import { expect, test } from 'vitest';
import { keepQuestion, keptQuestions } from '../app/features/chat/server/kept-questions.server.ts';
import { runner } from '../tests/support/command-runner.ts';
import { fakeClock } from '../tests/support/fake-clock.ts';
import { servicesIn } from '../tests/support/services.ts';
import { storeKinds, temporaryStore } from '../tests/support/temporary-store.ts';
import { questions } from './questions.ts';

const run = runner(questions);

test.for(storeKinds)(
  '[CH-5] an operator lists and erases the questions that were kept (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock();
    const { services } = servicesIn(store, { clock });
    for (const question of ['Что стоит хлеб', 'what is bread', 'what is time']) {
      const found = { band: 'unsure', card: 'prices', language: 'en', text: '' } as const;
      await keepQuestion(question, found, () => true, services);
      clock.advance(1);
    }
    const left = async () => (await keptQuestions(store)).map(({ question }) => question);
    expect(await run(store.place)).toMatchObject({ code: 0, out: expect.stringContaining('what is time') });
    expect(await run(store.place, 'erase', 'ХЛЕБ')).toMatchObject({ out: '1 erased\n' });
    expect(await run(store.place, 'erase', 'is', 'Bread')).toMatchObject({ out: '1 erased\n' });
    expect(await left()).toEqual(['what is time']);
    expect(await run(store.place, 'erase')).toMatchObject({ out: '1 erased\n' });
    expect(await left()).toEqual([]);
  },
);
