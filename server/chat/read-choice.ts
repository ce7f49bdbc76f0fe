import { z } from 'zod';
import { CompletionError } from './completion-error.ts';
import { serviceDetail } from './service-detail.ts';

const words = z.object({ content: z.string().nullish() }).nullish().catch(null);
const choice = z.object({
  message: words,
  /** In a streamed reply: the new piece. */
  delta: words,
  finish_reason: z.string().nullish().catch(null),
});
// Only the fields that are read are validated; services add others.
const reply = z.object({
  error: z.unknown().optional(),
  choices: z.array(z.unknown()).nullish().catch(null),
});

export type Choice = { message: string | undefined; delta: string | undefined; finished: boolean };

/**
 * Parses a reply or a stream event: `error`, or `choices[0]`.
 * @throws CompletionError `invalid_json`, or `service_error` with the service's message
 */
export function readChoice(json: string): Choice | undefined {
  const written = parsedJson(json);
  const read = reply.safeParse(written);
  if (!read.success) throw new CompletionError('invalid_json');
  if (read.data.error !== undefined && read.data.error !== null)
    throw new CompletionError('service_error', { detail: serviceDetail(written) });
  const first = choice.safeParse(read.data.choices?.[0]);
  if (!first.success) return;
  const { message, delta, finish_reason: reason } = first.data;
  return {
    message: message?.content ?? undefined,
    delta: delta?.content ?? undefined,
    finished: typeof reason === 'string',
  };
}

/** Undefined if invalid. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // no shape fits that
  }
}
