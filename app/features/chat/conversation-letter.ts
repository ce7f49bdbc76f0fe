import { fill } from '../../content/fill.ts';
import { fieldLengths } from '../../forms/field-lengths.ts';
import type { ContactDraft } from '../../state/contact-draft.ts';
import type { ChatPanelWords } from './chat.words.ts';
import type { Exchange } from './conversation.ts';
import { replyText } from './reply-blocks.ts';

/** No more than `longest` UTF-16 units, and no half of a character at the end. */
function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * A conversation as a letter to the team: who said what, in plain text. Where it is too long for one letter its
 * beginning is left out, because what was said last is what the letter is about.
 * @param longest how long the message may be, in UTF-16 units
 */
export function conversationLetter(
  exchanges: readonly Exchange[],
  { panel, draft }: ChatPanelWords,
  longest: number = fieldLengths.message,
): ContactDraft {
  const parts = exchanges.flatMap(({ question, reply }) => [
    `${panel.visitor}:\n${question}`,
    ...(reply ? [`${panel.name}:\n${replyText(reply)}`] : []),
  ]);
  const letterFrom = (part: number) =>
    [draft.opening, ...(part > 0 ? [draft.cut] : []), ...parts.slice(part)].join('\n\n');
  const begin = parts.findIndex((_, part) => letterFrom(part).length <= longest);
  const [first] = exchanges;
  const topic = (first?.question ?? '').replace(/\s+/g, ' ');
  const room = fieldLengths.subject - fill(draft.subject, { question: '' }).length;
  return {
    subject: fill(draft.subject, { question: shorten(topic, room) }),
    message: shorten(letterFrom(begin < 0 ? parts.length - 1 : begin), longest),
  };
}
