import { z } from 'zod';

const most = 12;

/**
 * A list whose entries have names, by which languages, company.json and the assistant's cards mean the same one; also a drawing
 * is chosen by it, where there is one of that name. Its order is that of the page.
 */
export function namedList<Entry extends z.ZodType>(entry: Entry) {
  return z.record(z.string().regex(/^\w+$/), entry).refine((list) => {
    const { length } = Object.keys(list);
    return length > 0 && length <= most;
  }, `write 1 to ${most} of them`);
}
