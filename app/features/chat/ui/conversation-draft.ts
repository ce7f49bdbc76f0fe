import type { ContactDraft } from '../../../lib/browser-state/contact-draft.ts';
import { fill } from '../../../lib/content/fill.ts';
import { contactLengths } from '../../../lib/forms/form-fields.ts';
import type { ChatPanelMessages } from '../chat.messages.ts';
import type { Exchange } from './conversation.ts';

/** Drops the oldest turns if the draft is too long. */
export function conversationDraft(
  exchanges: readonly Exchange[],
  { panel, draft }: ChatPanelMessages,
  longest = contactLengths,
): ContactDraft {
  const turns = exchanges.flatMap(({ question, reply }) => [
    `${panel.visitor}:\n${question}`,
    ...(reply ? [`${panel.name}:\n${withoutMarkdown(reply)}`] : []),
  ]);
  const draftFrom = (index: number) =>
    [draft.opening, ...(index > 0 ? [draft.cut] : []), ...turns.slice(index)].join('\n\n');
  const topic = exchanges[0]?.question.replace(/\s+/g, ' ') ?? '';
  const first = turns.findIndex((_, index) => draftFrom(index).length <= longest.message);
  const room = longest.subject - fill(draft.subject, { question: '' }).length;
  return {
    subject: fill(draft.subject, { question: truncate(topic, room) }),
    message: truncate(draftFrom(first < 0 ? turns.length - 1 : first), longest.message),
  };
}

function withoutMarkdown(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, '$1 ($2)').replace(/\*\*|\\(?=[\p{P}\p{S}])/gu, '');
}

/** Returns at most `longest` UTF-16 units, without splitting a surrogate pair. */
function truncate(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
