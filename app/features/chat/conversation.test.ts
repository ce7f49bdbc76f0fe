import { expect, test } from 'vitest';
import { longestMessage } from '../../forms/field-lengths.ts';
import type { Ending, Message, Question } from './ask-assistant.ts';
import { createConversation, isBusy } from './conversation.ts';

/** An assistant that answers when the test says so. */
function puppet() {
  const asked: (Question & { finish: (ending: Ending) => void })[] = [];
  const conversation = createConversation((question) => {
    const { promise, resolve } = Promise.withResolvers<Ending>();
    asked.push({ ...question, finish: resolve });
    question.signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
    return promise;
  });
  const last = () => {
    const question = asked.at(-1);
    if (!question) throw new Error('nobody has asked');
    return question;
  };
  const shown = () =>
    conversation.store.get().exchanges.map(({ question, reply, state }) => [question, reply, state.kind]);
  return { conversation, asked, last, shown };
}

const whole: Ending = { kind: 'whole' };

test('[CH-4] a reply grows with each piece and is whole at its end; meanwhile nothing else is sent', async () => {
  const { conversation, asked, last, shown } = puppet();
  const sent = conversation.send('  How much?\n', 'fr');
  expect(shown()).toEqual([['How much?', '', 'thinking']]);
  await conversation.send('Impatient', 'fr');
  expect(asked).toHaveLength(1);
  last().onText('70');
  last().onText(' %');
  expect(shown()).toEqual([['How much?', '70 %', 'arriving']]);
  expect(isBusy(conversation.store.get())).toBe(true);
  last().finish(whole);
  await sent;
  expect(shown()).toEqual([['How much?', '70 %', 'whole']]);
});

test('[CH-2] the whole conversation goes along, in the language of the page, without what got no answer', async () => {
  const { conversation, last } = puppet();
  const say = async (question: string, reply: string, ending: Ending) => {
    const sent = conversation.send(question, 'en');
    if (reply) last().onText(reply);
    last().finish(ending);
    await sent;
  };
  await say('One', 'First', whole);
  await say('Two', '', { kind: 'failed' });
  await say('Three', 'Thi', { kind: 'failed' });
  void conversation.send('Four', 'uk');
  expect(last().language).toBe('uk');
  expect(last().messages).toEqual([
    { role: 'user', content: 'One' },
    { role: 'assistant', content: 'First' },
    { role: 'user', content: 'Three' },
    { role: 'assistant', content: 'Thi' },
    { role: 'user', content: 'Four' },
  ] satisfies Message[]);
});

test('[CH-4] what has come when the visitor stops stays, and what comes later is not heard', async () => {
  const { conversation, last, shown } = puppet();
  const sent = conversation.send('Tell me all', 'en');
  last().onText('Well');
  conversation.stop();
  last().onText(', more');
  await sent;
  expect(shown()).toEqual([['Tell me all', 'Well', 'stopped']]);
});

test('[CH-3][CH-4] a failed reply can be asked for again, from its beginning, in the language of now', async () => {
  const { conversation, asked, last, shown } = puppet();
  const sent = conversation.send('How long?', 'en');
  last().onText('Four we');
  last().finish({ kind: 'failed' });
  await sent;
  expect(shown()).toEqual([['How long?', 'Four we', 'failed']]);
  const again = conversation.retry('de');
  expect(shown()).toEqual([['How long?', '', 'thinking']]);
  expect(last()).toMatchObject({ language: 'de', messages: [{ role: 'user', content: 'How long?' }] });
  last().onText('Vier');
  last().finish(whole);
  await again;
  expect(shown()).toEqual([['How long?', 'Vier', 'whole']]);
  expect(asked).toHaveLength(2);
});

test('[CH-1][CH-6] a blank message and one that is too long are not sent, and stay in the field', async () => {
  const { conversation, asked } = puppet();
  await conversation.send(' \n', 'en');
  expect(conversation.store.get().returned).toBeUndefined();
  const long = 'a'.repeat(longestMessage + 1);
  conversation.write(long);
  await conversation.send(long, 'en');
  expect(asked).toHaveLength(0);
  expect(conversation.store.get()).toMatchObject({ draft: long, returned: 'tooLong' });
  conversation.write('a');
  expect(conversation.store.get().returned).toBeUndefined();
});

test.for(['tooLong', 'full'] as const)(
  '[CH-6] a question that is refused as %s comes back into the field',
  async (kind) => {
    const { conversation, last, shown } = puppet();
    const sent = conversation.send('A question', 'en');
    expect(conversation.store.get().draft).toBe('');
    last().finish({ kind });
    await sent;
    expect(shown()).toEqual([]);
    expect(conversation.store.get()).toMatchObject({ draft: 'A question', returned: kind });
  },
);

test('[CH-6] a question that comes back does not take the place of one that has been begun', async () => {
  const { conversation, last } = puppet();
  const sent = conversation.send('A question', 'en');
  conversation.write('Another');
  last().finish({ kind: 'full' });
  await sent;
  expect(conversation.store.get().draft).toBe('Another');
});

test('[CH-4] starting over forgets what was said, also a reply on its way, and keeps what is being written', async () => {
  const { conversation, last, shown } = puppet();
  const sent = conversation.send('First', 'en');
  conversation.write('Half a thou');
  conversation.restart();
  last().onText('late');
  await sent;
  expect(shown()).toEqual([]);
  expect(conversation.store.get().draft).toBe('Half a thou');
  void conversation.send('Second', 'en');
  expect(last().messages).toEqual([{ role: 'user', content: 'Second' }]);
});

test('[CH-4] whoever listens is told of each change, until it stops listening', () => {
  const { conversation } = puppet();
  let told = 0;
  const leave = conversation.store.subscribe(() => {
    told += 1;
  });
  conversation.write('a');
  leave();
  conversation.write('b');
  expect(told).toBe(1);
});
