import { z } from 'zod';
import { CompletionFault } from './completion-fault.ts';

const words = z.object({ content: z.string().nullish() }).nullish().catch(null);
const choice = z.object({
  message: words,
  /** What a streamed reply has instead of the message: the piece that is new. */
  delta: words,
  finish_reason: z.string().nullish().catch(null),
});
// Services write more than this, and differently; only what is read is held against a shape.
const reply = z.object({
  error: z.unknown().optional(),
  choices: z.array(z.unknown()).nullish().catch(null),
});

/** The first choice of a reply, or of one event of a streamed reply; undefined where there is none. */
export type Choice = { message: string | undefined; delta: string | undefined; finished: boolean };

/**
 * Reads JSON as chat-completion services write it: `error`, or `choices[0]`.
 * @throws CompletionFault `invalid_json`, or `service_error` where there is an `error`, whatever its message says
 */
export function readChoice(json: string): Choice | undefined {
  const read = reply.safeParse(parsed(json));
  if (!read.success) throw new CompletionFault('invalid_json');
  if (read.data.error !== undefined && read.data.error !== null) throw new CompletionFault('service_error');
  const first = choice.safeParse(read.data.choices?.[0]);
  if (!first.success) return;
  const { message, delta, finish_reason: reason } = first.data;
  return {
    message: message?.content ?? undefined,
    delta: delta?.content ?? undefined,
    finished: typeof reason === 'string',
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // no shape fits that
  }
}
