import { z } from 'zod';
import { each, text } from '../../lib/content/message-shapes.ts';

const label = text(40);
const sentence = text(160);
const paragraph = text(400);
const ownText = text(650);

/** `content/<language>/assistant.json` */
export const assistantMessages = z.strictObject({
  reply: z.strictObject({
    /** Also the paid service's only answer to off-topic questions. */
    refusal: paragraph,
    help: paragraph,
    ...each(['contact', 'source', 'nearest'], label),
    /** Before how to reach a person; `incomplete` follows an answer, `offTopic` a refusal. */
    ...each(['unsure', 'incomplete', 'offTopic'], sentence),
  }),
  /** Of answer cards: a paragraph, or the entries of a list. */
  own: z.record(z.string(), ownText.or(z.array(ownText))),
  subsidy: z.strictObject({
    /** `{advance}` in `fits` is the payment incl. VAT. */
    ...each(['assumed', 'fits', 'outside'], sentence),
    finder: label,
    names: z.strictObject(each(['fit4ai', 'smePackages'], label)),
  }),
});
