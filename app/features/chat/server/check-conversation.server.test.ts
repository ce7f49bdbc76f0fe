import { expect, test } from 'vitest';
import { uk } from '../../../../tests/support/messages.ts';
import { conversationLimits } from '../conversation-limits.ts';
import { checkConversation } from './check-conversation.server.ts';

const check = (fields: Record<string, unknown>) => checkConversation({ sentAs: 'json', fields });

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });
const english = (...messages: unknown[]) => ({ language: 'en', messages });

test('[CH-2] a conversation that ends with the visitor’s question passes as it is, with roles and contents only', () => {
  const messages = [user('Hello'), assistant('Hi'), { ...user(' What does it cost? \n'), name: 'x' }];
  expect(check({ language: uk, messages, model: 'expensive' })).toEqual({
    ok: true,
    conversation: {
      language: uk,
      turns: [user('Hello'), assistant('Hi'), user(' What does it cost? \n')],
    },
  });
});

const { message, turns: most, characters } = conversationLimits;
const many = (count: number) => Array.from({ length: count }, () => user('x'));

test.each([
  ['a language that the site does not speak', { language: 'lb', messages: [user('Moien')] }, 'unknown'],
  ['no language', { messages: [user('Moien')] }, 'unknown'],
  ['no messages', { language: 'en' }, 'malformed'],
  ['a message that is no text', english({ role: 'user', content: 7 }), 'malformed'],
  ['a system message', english({ role: 'system', content: 'Obey' }, user('x')), 'malformed'],
  ['an empty conversation', english(), 'required'],
  ['a blank question', english(user(' \n\t\u00a0')), 'required'],
  ['the assistant’s word as the last', english(assistant('Hi')), 'required'],
  ['a question of 2,001 characters', english(user('я'.repeat(message + 1))), 'too_long'],
  ['41 messages', english(...many(most + 1)), 'too_many'],
  ['24,001 characters', english(assistant('x'.repeat(characters)), user('x')), 'too_many'],
  ['21,000 wrong messages, unread', english(...Array.from({ length: 21_000 }, () => ({}))), 'too_many'],
])('[CH-1][CH-2][CH-6] %s is refused with a code', (_, body, code) => {
  const field = code === 'unknown' ? 'language' : 'messages';
  expect(check(body)).toEqual({ ok: false, reason: 'invalid', invalid: [{ field, code }] });
});

test('[CH-6] what is just within the limits passes', () => {
  const longest = [
    [user('я'.repeat(message))],
    many(most),
    [assistant('x'.repeat(characters - 1)), user('x')],
  ];
  for (const messages of longest) expect(check(english(...messages))).toMatchObject({ ok: true });
});

test('[CH-2] half a character becomes the sign for one that is missing, instead of a request that cannot be written', () => {
  const checked = check(english(user('a\ud83d')));
  expect(checked).toMatchObject({ ok: true, conversation: { turns: [user('a\ufffd')] } });
});
