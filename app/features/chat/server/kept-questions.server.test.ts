import { expect, test } from 'vitest';
import { DAY } from '../../../../server/clock.ts';
import { fakeClock } from '../../../../tests/support/fake-clock.ts';
import { de } from '../../../../tests/support/messages.ts';
import { servicesIn } from '../../../../tests/support/services.ts';
import { storeKinds, temporaryStore } from '../../../../tests/support/temporary-store.ts';
import type { AssistantAnswer } from '../retrieval/assistant.server.ts';
import { keepQuestion, keptQuestions, purgeQuestions, redact } from './kept-questions.server.ts';

const known = new Set(
  'was kostet rechnungen bei do you work for my name is and i live at l entreprise память ich heiße'.split(
    ' ',
  ),
);
const knows = (word: string) => known.has(word.toLowerCase().replace('’', ''));
const found = (band: AssistantAnswer['band']) => ({ band, card: 'price-project', language: de });

test.each([
  ['Do you work for Muster & Söhne?', 'Do you work for … & …?'],
  ['Was kostet Rechnungen bei L-2134, anna@firm.lu, +352 621 00', 'Was kostet Rechnungen bei …'],
  ['i live at trace road, do you work for zebedee?', 'i live at …, do you work for …?'],
  ['l’entreprise d’Muster, пам’ять', 'l’entreprise …, пам’ять'],
  ['was kostet ٠٦٢١ ६२१\u0000', 'was kostet …'],
  ['my name is anna muster and https://firm.lu/x', 'my name is … and …'],
  ['ich heiße Anna', 'ich heiße …'],
])('[CH-5] of %j the operator sees %j', (question, shown) => {
  expect(redact(question, knows)).toBe(shown);
});

test.for(storeKinds)(
  '[CH-5] only what was not answered for sure is kept, and for 30 days (%s)',
  async (kind) => {
    const store = await temporaryStore(kind);
    const clock = fakeClock();
    const { services } = servicesIn(store, { clock });
    const keep = (question: string, reply: ReturnType<typeof found>) =>
      keepQuestion(question, reply, knows, services);
    await keep('was kostet bei', found('sure'));
    await keep('was kostet', found('unsure'));
    clock.advance(20 * DAY);
    await keep('bei was', found('refused'));
    await keep('bei was', found('refused'));
    const shown = async () => (await keptQuestions(store)).map(({ question }) => question);
    expect(await shown()).toEqual(['was kostet', 'bei was']);
    clock.jump(365 * DAY);
    await keep('was', found('refused'));
    clock.jump(11 * DAY - 365 * DAY);
    expect(await purgeQuestions(store, clock.now())).toEqual({ questions: 2 });
    expect(await shown()).toEqual(['bei was']);
  },
);
