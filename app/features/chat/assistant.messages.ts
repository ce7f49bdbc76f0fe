import { z } from 'zod';
import { each, text } from '../../lib/content/message-shapes.ts';

const label = text(40);
const sentence = text(160);
const paragraph = text(400);
const ownText = text(650);

export const assistantMessages = z.strictObject({
  reply: z.strictObject({
    /** The paid service answers off-topic questions with this only. */
    refusal: paragraph,
    help: paragraph,
    ...each(['contact', 'source', 'nearest'], label),
    /** These precede the ways to reach a person. `incomplete` follows an answer, `offTopic` a refusal. */
    ...each(['unsure', 'incomplete', 'offTopic'], sentence),
  }),
  /** Texts of answer cards: a paragraph, or the entries of a list. */
  own: z.record(z.string(), ownText.or(z.array(ownText))),
  subsidy: z.strictObject({
    /** In `fits`, `{advance}` is the payment incl. VAT. */
    ...each(['assumed', 'fits', 'outside'], sentence),
    finder: label,
    names: z.strictObject(each(['fit4ai', 'smePackages'], label)),
  }),
});
