import type { Message } from './check-conversation.ts';

/** Alternates visitor and assistant, visitor first, no blanks, as every service accepts it. */
export function inTurn(messages: readonly Message[]): Message[] {
  const turns: Message[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (content.trim() === '' || (!last && role === 'assistant')) continue;
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}
