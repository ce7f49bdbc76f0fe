import type { ContactDraft } from '../../../lib/browser-state/contact-draft.ts';
import { fill } from '../../../lib/content/fill.ts';
import { CONTACT_LIMITS } from '../../../lib/forms/form-fields.ts';
import type { ChatPanelMessages } from '../chat.messages.ts';
import type { Exchange } from './conversation.ts';

/** Drops the oldest exchanges where it is too long. */
export function conversationDraft(
  exchanges: readonly Exchange[],
  { panel, draft }: ChatPanelMessages,
  longest = CONTACT_LIMITS,
): ContactDraft {
  const parts = exchanges.flatMap(({ question, reply }) => [
    `${panel.visitor}:\n${question}`,
    ...(reply ? [`${panel.name}:\n${plainText(reply)}`] : []),
  ]);
  const draftFrom = (part: number) =>
    [draft.opening, ...(part > 0 ? [draft.cut] : []), ...parts.slice(part)].join('\n\n');
  const topic = exchanges[0]?.question.replace(/\s+/g, ' ') ?? '';
  const begin = parts.findIndex((_, part) => draftFrom(part).length <= longest.message);
  const room = longest.subject - fill(draft.subject, { question: '' }).length;
  return {
    subject: fill(draft.subject, { question: shorten(topic, room) }),
    message: shorten(draftFrom(begin < 0 ? parts.length - 1 : begin), longest.message),
  };
}

/** Without emphasis and escapes, with the addresses of links. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, '$1 ($2)').replace(/\*\*|\\(?=[\p{P}\p{S}])/gu, '');
}

/** At most `longest` UTF-16 units, without splitting a surrogate pair. */
function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
