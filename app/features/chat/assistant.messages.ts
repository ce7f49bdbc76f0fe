import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

const label = text(40);
const sentence = text(160);
const paragraph = text(400);

/** `content/<language>/assistant.json` */
export const assistantMessages = z.strictObject({
  reply: z.strictObject({
    /** Also the paid service's only answer to off-topic questions. */
    refusal: paragraph,
    contact: label,
    help: paragraph,
    source: label,
    both: sentence,
    unsure: sentence,
    /** Under a paid reply, before figures and addresses that its context does not contain. */
    unfounded: sentence,
    noPromise: sentence,
  }),
  /** Answers of cards that no page contains. */
  own: z.record(z.string(), paragraph),
  support: z.strictObject({
    assumed: sentence,
    /** `{first}` is the payment incl. VAT. */
    fits: sentence,
    outside: sentence,
    finder: label,
    names: z.strictObject({ fit4ai: label, smePackages: label }),
  }),
});
