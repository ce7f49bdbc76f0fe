import { z } from 'zod';
import type { Failure, Unreadable } from '../json-answer.ts';
import { readFields } from '../read-fields.ts';

/** One turn of a conversation, as both the browser and the chat-completion service write it. */
export type Message = { role: 'user' | 'assistant'; content: string };

/** A conversation that has been checked: the last message is the visitor's and is not blank. */
export type Conversation<Language extends string = string> = { language: Language; messages: Message[] };

/**
 * What a conversation may have at most; lengths in UTF-16 units, as `maxlength` counts them. The visitor's message is a
 * question and not a document, and what is sent again with every question is paid for every time.
 */
export const CONVERSATION_LIMITS = { message: 2000, messages: 40, characters: 24_000 } as const;

/** `unknown` language; `malformed` list; `required`: no question at its end; `too_long` question; `too_many`: begin anew. */
type Fault = 'unknown' | 'malformed' | 'required' | 'too_long' | 'too_many';

/** A checked conversation, or what is wrong with it. */
type Checked<Language extends string> =
  | { ok: true; conversation: Conversation<Language> }
  | Extract<Failure<Fault>, { reason: 'invalid' }>
  | Unreadable;

// What is not named here (a system message, a tool, a name) never gets further.
const messageList = z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }));

/**
 * The first step: reads the body of `POST /api/chat` and checks it. Nothing about it is trusted.
 * @param languages those that the site speaks
 */
export async function checkConversation<Language extends string>(
  request: Request,
  languages: readonly Language[],
): Promise<Checked<Language>> {
  const read = await readFields(request);
  if (!read.ok) return read;
  if (read.sentAs === 'form') return { ok: false, reason: 'unsupported_media_type' };

  const language = languages.find((one) => one === read.fields.language);
  const parsed = messageList.safeParse(read.fields.messages);
  const messages = parsed.success ? parsed.data.map(wellFormed) : undefined;
  const fault = messages ? messagesFault(messages) : 'malformed';
  if (language !== undefined && messages && !fault) return { ok: true, conversation: { language, messages } };
  const invalid: { field: string; code: Fault }[] = [];
  if (language === undefined) invalid.push({ field: 'language', code: 'unknown' });
  if (fault) invalid.push({ field: 'messages', code: fault });
  return { ok: false, reason: 'invalid', invalid };
}

function messagesFault(messages: Message[]): Fault | undefined {
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
