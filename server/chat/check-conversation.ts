import { z } from 'zod';
import { readFields } from '../intake/read-fields.ts';
import type { Conversation, Message } from './conversation.ts';

/**
 * What a conversation may have at most; lengths in UTF-16 units, as `maxlength` counts them. The visitor's message is a
 * question and not a document, and what is sent again with every question is paid for every time.
 */
export const CONVERSATION_LIMITS = { message: 2000, messages: 40, characters: 24_000 };

/** `unknown` language; `malformed` list; `required`: no question at its end; `too_long` question; `too_many`: begin anew. */
type Fault =
  | { field: 'language'; code: 'unknown' }
  | { field: 'messages'; code: 'malformed' | 'required' | 'too_long' | 'too_many' };

/** A checked conversation, or the problem that says what is wrong with it. */
export type Checked<Language extends string> =
  | { ok: true; conversation: Conversation<Language> }
  | { ok: false; status: 400 | 415; code: 'malformed' | 'unsupported_media_type' }
  | { ok: false; status: 400; code: 'invalid'; errors: Fault[] };

// What is not named here (a system message, a tool, a name) never gets further.
const messageList = z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }));

/**
 * The first step: reads the body of `POST /api/chat` and checks it. Nothing about it is trusted.
 * @param isLanguage whether the site speaks it
 */
export async function checkConversation<Language extends string>(
  request: Request,
  isLanguage: (value: unknown) => value is Language,
): Promise<Checked<Language>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { ok: false, status: 415, code: 'unsupported_media_type' };
  const read = await readFields(request);
  if (!read.ok) return read;

  const { language } = read.fields;
  const parsed = messageList.safeParse(read.fields.messages);
  const messages = parsed.success ? parsed.data.map(wellFormed) : undefined;
  const fault = messages ? messagesFault(messages) : 'malformed';
  const errors: Fault[] = [];
  if (!isLanguage(language)) errors.push({ field: 'language', code: 'unknown' });
  if (fault) errors.push({ field: 'messages', code: fault });
  if (!(isLanguage(language) && messages) || fault)
    return { ok: false, status: 400, code: 'invalid', errors };
  return { ok: true, conversation: { language, messages } };
}

function messagesFault(messages: Message[]): 'required' | 'too_long' | 'too_many' | undefined {
  const last = messages.at(-1);
  if (last?.role !== 'user' || last.content.trim() === '') return 'required';
  if (last.content.length > CONVERSATION_LIMITS.message) return 'too_long';
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const tooMany =
    messages.length > CONVERSATION_LIMITS.messages || characters > CONVERSATION_LIMITS.characters;
  return tooMany ? 'too_many' : undefined;
}

// Half a character cannot be written in UTF-8.
function wellFormed({ role, content }: Message): Message {
  return { role, content: content.toWellFormed() };
}
