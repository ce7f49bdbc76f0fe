import { z } from 'zod';
import type { Failure } from '../../../../server/http/failure-response.ts';
import type { PostedFields } from '../../../../server/http/read-fields.ts';
import { isLanguage, type Language } from '../../../lib/i18n/languages.ts';
import { conversationLimits, type Turn } from '../conversation-limits.ts';

/** The last turn is the visitor's question. */
export type CheckedConversation = { language: Language; turns: Turn[] };

/**
 * `unknown` language; `required` if the end is no question; after `too_many` turns or characters the visitor must start anew.
 */
type ErrorCode = 'unknown' | 'malformed' | 'required' | 'too_long' | 'too_many';

// Other roles and fields, such as system messages and tools, are dropped. UTF-8 cannot encode lone surrogates.
const turnList = z.array(
  z.object({
    role: z.enum(['user', 'assistant']),
    content: z.string().transform((content) => content.toWellFormed()),
  }),
);

export function checkConversation({
  sentAs,
  fields: { language, messages },
}: PostedFields): { ok: true; conversation: CheckedConversation } | Failure<ErrorCode> {
  if (sentAs === 'form') return { ok: false, reason: 'unsupported_media_type' };
  const turns = checkTurns(messages);
  if (isLanguage(language) && typeof turns !== 'string')
    return { ok: true, conversation: { language, turns } };
  const invalid: { field: string; code: ErrorCode }[] = [];
  if (!isLanguage(language)) invalid.push({ field: 'language', code: 'unknown' });
  if (typeof turns === 'string') invalid.push({ field: 'messages', code: turns });
  return { ok: false, reason: 'invalid', invalid };
}

function checkTurns(posted: unknown): Turn[] | ErrorCode {
  // Thousands of turns are refused before parsing, because their errors would block the process.
  if (Array.isArray(posted) && posted.length > conversationLimits.turns) return 'too_many';
  const { data: turns } = turnList.safeParse(posted);
  if (!turns) return 'malformed';
  const lastTurn = turns.at(-1);
  if (lastTurn?.role !== 'user' || lastTurn.content.trim() === '') return 'required';
  if (lastTurn.content.length > conversationLimits.message) return 'too_long';
  const characters = turns.reduce((sum, { content }) => sum + content.length, 0);
  return characters > conversationLimits.characters ? 'too_many' : turns;
}
