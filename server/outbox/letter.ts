import { z } from 'zod';

const contact = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string(),
  subject: z.string(),
  message: z.string(),
});
const newsletter = z.object({ email: z.string() });

/** What a visitor has sent, checked. A company that was not given is an empty text. */
export type Letter = z.output<typeof letter>;

const letter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact'), payload: contact }),
  z.object({ kind: z.literal('newsletter'), payload: newsletter }),
]);

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
