import { z } from 'zod';

/** What the assistant says in fixed words, whichever of the two answers: `content/<language>/assistant.json`. */
export const assistantWords = z.strictObject({
  reply: z.strictObject({
    /** To a question about anything else: two sentences, the topics and an offer. `{company}` is the firm's name. */
    refusal: z.string().min(1).max(300),
  }),
});
