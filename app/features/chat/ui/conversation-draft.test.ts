import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatMessages } from '../chat.messages.ts';
import { conversationDraft } from './conversation-draft.ts';

const messages = chatMessages.parse(JSON.parse(readFileSync('content/en/chat.json', 'utf8')));

function draftOf(pairs: string[][], longest: number) {
  const exchanges = pairs.map(([question = '', reply = ''], id) => ({
    id,
    language: 'en' as const,
    question,
    reply,
    state: { kind: 'whole' as const },
  }));
  return conversationDraft(exchanges, messages, { subject: 200, message: longest });
}

test('[CH-4] the message has the conversation without Markdown, with the addresses of its links', () => {
  const { message } = draftOf([['Who pays?', 'The **State**: [SME Packages](/fr#sme), 1\\. half']], 500);
  expect(message).toMatch(
    /\n\nYou:\nWho pays\?\n\nAssistant:\nThe State: SME Packages \(\/fr#sme\), 1\. half$/,
  );
});

test('[CH-4] of a long conversation the message has the end, and of a last reply that is too long the beginning', () => {
  const long = 'word '.repeat(50);
  const said = ['First', 'Second'].map((which) => [`${which} question`, long]);
  const { message } = draftOf(said, 600);
  expect(message).toMatch(/\[…\]\n\nYou:\nSecond question/);
  expect(message).not.toContain('First question');
  expect(draftOf([['A question', long]], 120).message).toMatch(/:\n\n\[…\]\n\nAssistant:\nword .*…$/s);
});

test('[CH-4] a draft is never longer than the contact form allows, nor its subject', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const pairs = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pairs, fc.integer({ min: 80, max: 600 }), (said, longest) => {
      const { subject, message } = draftOf(said, longest);
      expect([subject.length <= 200, message.length <= longest]).toEqual([true, true]);
      expect(message).toContain(messages.draft.opening);
    }),
    { numRuns: 50 },
  );
});
