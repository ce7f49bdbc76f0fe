import { expect, test } from 'vitest';
import type { Turn } from '../conversation-limits.ts';
import type { AskOptions, Ending } from './ask-assistant.ts';
import { createConversation } from './conversation.ts';

/** The test controls the answers of this mock assistant. */
function puppet() {
  let asked: (AskOptions & { finish: (ending: Ending) => void }) | undefined;
  const conversation = createConversation((question) => {
    const { promise, resolve } = Promise.withResolvers<Ending>();
    asked = { ...question, finish: resolve };
    question.signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
    return promise;
  });
  const last = () => {
    if (!asked) throw new Error('nobody has asked');
    return asked;
  };
  const shown = () =>
    conversation.store.get().exchanges.map(({ question, reply, state }) => [question, reply, state.kind]);
  return { conversation, last, shown };
}

const whole: Ending = { kind: 'whole' };

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
  expect(last().turns).toEqual([
    { role: 'user', content: 'One' },
    { role: 'assistant', content: 'First' },
    { role: 'user', content: 'Three' },
    { role: 'assistant', content: 'Thi' },
    { role: 'user', content: 'Four' },
  ] satisfies Turn[]);
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
  expect(last().turns).toEqual([{ role: 'user', content: 'Second' }]);
});
