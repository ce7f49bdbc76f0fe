import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatMessages } from '../chat.messages.ts';
import { conversationDraft } from './contact-draft-of-conversation.ts';
import type { Exchange } from './conversation.ts';

const messages = chatMessages.parse(JSON.parse(readFileSync('content/en/chat.json', 'utf8')));

function said(...pairs: [question: string, reply: string][]): Exchange[] {
  return pairs.map(([question, reply], id) => ({
    id,
    language: 'en',
    question,
    reply,
    state: { kind: 'whole' },
  }));
}

test('[CH-4] of a last reply that is too long for any letter there is the beginning', () => {
  const { message } = conversationDraft(
    said(['A question', 'word '.repeat(60)]),
    messages,
  )({ subject: 200, message: 120 });
  expect(message).toMatch(/^My conversation .*:\n\n\[…\]\n\nAssistant:\nword .*…$/s);
  expect(message).toHaveLength(120);
});

test('[CH-4] of a long conversation the letter has the end, and says that something was left out', () => {
  const spoken = ['first', 'second'].map((part): [string, string] => [
    `A ${part} question`,
    `${part} `.repeat(50),
  ]);
  const { message } = conversationDraft(said(...spoken), messages)({ subject: 200, message: 600 });
  expect(message).toMatch(/\[…\]\n\nYou:\nA second question/);
  expect(message).not.toContain('A first question');
});

test('[CH-4] a letter is never longer than the contact form allows, nor its subject', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          text.map((question) => `q${question}`),
          text,
        ),
        { minLength: 1, maxLength: 8 },
      ),
      fc.integer({ min: 80, max: 600 }),
      (pairs, longest) => {
        const { subject, message } = conversationDraft(
          said(...pairs),
          messages,
        )({ subject: 200, message: longest });
        expect(subject.length).toBeLessThanOrEqual(200);
        expect(message.length).toBeLessThanOrEqual(longest);
        expect(message).toContain(messages.draft.opening);
      },
    ),
  );
});
