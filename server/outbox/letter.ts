import { z } from 'zod';

/** Where a letter was written; missing in what was taken in before this was noted. */
const origin = {
  language: z.string().optional(),
  /** The path of the page; missing where the browser does not say. */
  page: z.string().optional(),
};

const letter = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    payload: z.object({
      name: z.string(),
      email: z.string(),
      company: z.string(),
      subject: z.string(),
      message: z.string(),
      ...origin,
    }),
  }),
  z.object({
    kind: z.literal('newsletter'),
    payload: z.object({
      email: z.string(),
      ...origin,
      /** Proof of consent, where it was asked for by mail: moments in milliseconds since 1970, and the words agreed to. */
      consent: z.object({ askedAt: z.number(), confirmedAt: z.number(), wording: z.string() }).optional(),
    }),
  }),
  // A confirmation goes to the visitor: whether the subscription is meant.
  z.object({
    kind: z.enum(['confirmation', 'unsubscribe']),
    payload: z.object({ email: z.string(), ...origin }),
  }),
]);

/** What a visitor has sent, checked, or is sent in turn. A company that was not given is an empty text. */
export type Letter = z.output<typeof letter>;

/**
 * Reads a letter back from the store's columns; fields beyond the letter's own are dropped.
 * @param payload JSON text
 * @returns undefined for a row that is no letter: one broken row must not stop the others
 */
export function readLetter(kind: string, payload: string): Letter | undefined {
  try {
    return letter.safeParse({ kind, payload: JSON.parse(payload) }).data;
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

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
