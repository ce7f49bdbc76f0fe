import type { Letter } from './letter.ts';

/**
 * What became of one attempt, wherever it went; the status is that of HTTP or SMTP. `gone`: the receiver wants no letter
 * at all any more. `failed`: another time, perhaps. `aborted`: we broke it off ourselves.
 */
export type Outcome =
  | { result: 'delivered'; status: number }
  | { result: 'gone'; status: number }
  | { result: 'failed'; status: number | undefined; error: string; retryAfterMs: number | undefined }
  | { result: 'aborted' };

/**
 * Tries once to hand a letter over. Never throws.
 * @param id the letter's, the same on every attempt
 * @param createdAt when it was taken in
 */
export type Deliver = (id: string, letter: Letter, stop: AbortSignal, createdAt: number) => Promise<Outcome>;
