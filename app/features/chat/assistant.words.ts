import { z } from 'zod';
import { text } from '../../content/text.ts';

const label = text(40);
const sentence = text(160);
const paragraph = text(400);

/** What the assistant says in its own words: `content/<language>/assistant.json`. */
export const assistantWords = z.strictObject({
  /** It speaks of itself as a machine that answers with what this website says; `{company}` is the name of the firm. */
  reply: z.strictObject({
    /** The one answer to what is none of its business, also where a paid service answers. */
    refusal: paragraph,
    /** The text of a link to the contact form. */
    contact: label,
    /** To a greeting, or to a message without a question. */
    help: paragraph,
    /** Before the links to read on. */
    source: label,
    /** Before the two answers, where either may have been meant. */
    both: sentence,
    /** Before up to three links, where it is not sure what was meant. */
    unsure: sentence,
    /** Beneath a reply of a paid service, before the figures and addresses that stand nowhere in what it was given. */
    unfounded: sentence,
    /** Beneath a reply of a paid service that sounds like a promise. */
    noPromise: sentence,
  }),
  /** What a card says where no page does: contact wishes, refusals, what the website does not know. */
  own: z.record(z.string(), paragraph),
  /** What the State would pay of an amount, `{amount}`, that a visitor names. */
  support: z.strictObject({
    assumed: sentence,
    /** `{name}` of a programme, its `{grant}`, the firm's `{own}` share, and what it pays `{first}`, with VAT. */
    fits: sentence,
    /** Of a programme that is for a `{range}` of budgets only. */
    outside: sentence,
    /** The text of a link to the finder. */
    finder: label,
    names: z.strictObject({ fit4ai: label, smePackages: label }),
  }),
});
