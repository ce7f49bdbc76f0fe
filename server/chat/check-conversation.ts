import { z } from 'zod';
import type { Failure, Unreadable } from '../http/form-answer.ts';
import { readFields } from '../http/read-fields.ts';

export type Message = { role: 'user' | 'assistant'; content: string };

/** A validated conversation: the last message is the visitor's and not blank. */
export type Conversation<Language extends string = string> = { language: Language; messages: Message[] };

/** In UTF-16 units, as `maxlength` counts. The conversation is sent, and paid for, with every question. */
export const CONVERSATION_LIMITS = { message: 2000, messages: 40, characters: 24_000 } as const;

/** `unknown` language; `required`: no question at the end; `too_many` messages or characters: start anew. */
type ErrorCode = 'unknown' | 'malformed' | 'required' | 'too_long' | 'too_many';

type Checked<Language extends string> =
  | { ok: true; conversation: Conversation<Language> }
  | Extract<Failure<ErrorCode>, { reason: 'invalid' }>
  | Unreadable;

// Drops every other role and field, such as system messages and tools.
const messageList = z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }));

/** Reads and validates the body of `POST /api/chat`. */
export async function checkConversation<Language extends string>(
  request: Request,
  languages: readonly Language[],
): Promise<Checked<Language>> {
  const read = await readFields(request);
  if (!read.ok) return read;
  if (read.sentAs === 'form') return { ok: false, reason: 'unsupported_media_type' };

  const language = languages.find((one) => one === read.fields.language);
  const { messages, error } = checkedMessages(read.fields.messages);
  if (language !== undefined && messages) return { ok: true, conversation: { language, messages } };
  const invalid: { field: string; code: ErrorCode }[] = [];
  if (language === undefined) invalid.push({ field: 'language', code: 'unknown' });
  if (error) invalid.push({ field: 'messages', code: error });
  return { ok: false, reason: 'invalid', invalid };
}

function checkedMessages(given: unknown): { messages?: Message[]; error?: ErrorCode } {
  // Checked before parsing: errors for thousands of messages would block the process.
  if (Array.isArray(given) && given.length > CONVERSATION_LIMITS.messages) return { error: 'too_many' };
  const parsed = messageList.safeParse(given);
  if (!parsed.success) return { error: 'malformed' };
  const messages = parsed.data.map(wellFormed);
  const last = messages.at(-1);
  if (last?.role !== 'user' || last.content.trim() === '') return { error: 'required' };
  if (last.content.length > CONVERSATION_LIMITS.message) return { error: 'too_long' };
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return characters > CONVERSATION_LIMITS.characters ? { error: 'too_many' } : { messages };
}

// Replaces lone surrogates, which UTF-8 cannot encode.
function wellFormed({ role, content }: Message): Message {
  return { role, content: content.toWellFormed() };
}
