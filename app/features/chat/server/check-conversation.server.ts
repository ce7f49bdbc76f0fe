import { z } from 'zod';
import type { Failure } from '../../../../server/http/failure-response.ts';
import { readFields } from '../../../../server/http/read-fields.ts';
import { isLanguage, type Language } from '../../../lib/i18n/languages.ts';
import { CONVERSATION_LIMITS, type Message } from '../conversation-limits.ts';

/** A validated conversation: the last message is the visitor's and not blank. */
export type Conversation = { language: Language; messages: Message[] };

/** `unknown` language; `required`: no question at the end; `too_many` messages or characters: start anew. */
type ErrorCode = 'unknown' | 'malformed' | 'required' | 'too_long' | 'too_many';

// Drops every other role and field, such as system messages and tools. UTF-8 cannot encode lone surrogates.
const messageList = z.array(
  z.object({
    role: z.enum(['user', 'assistant']),
    content: z.string().transform((content) => content.toWellFormed()),
  }),
);

export async function checkConversation(
  request: Request,
): Promise<{ ok: true; conversation: Conversation } | Failure<ErrorCode>> {
  const read = await readFields(request);
  if (!read.ok) return read;
  if (read.sentAs === 'form') return { ok: false, reason: 'unsupported_media_type' };
  const { language } = read.fields;
  const messages = checkedMessages(read.fields.messages);
  if (isLanguage(language) && typeof messages !== 'string')
    return { ok: true, conversation: { language, messages } };
  const invalid: { field: string; code: ErrorCode }[] = [];
  if (!isLanguage(language)) invalid.push({ field: 'language', code: 'unknown' });
  if (typeof messages === 'string') invalid.push({ field: 'messages', code: messages });
  return { ok: false, reason: 'invalid', invalid };
}

function checkedMessages(given: unknown): Message[] | ErrorCode {
  // Checked before parsing: errors for thousands of messages would block the process.
  if (Array.isArray(given) && given.length > CONVERSATION_LIMITS.messages) return 'too_many';
  const { data: messages } = messageList.safeParse(given);
  if (!messages) return 'malformed';
  const last = messages.at(-1);
  if (last?.role !== 'user' || last.content.trim() === '') return 'required';
  if (last.content.length > CONVERSATION_LIMITS.message) return 'too_long';
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return characters > CONVERSATION_LIMITS.characters ? 'too_many' : messages;
}
