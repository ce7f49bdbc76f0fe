import { z } from 'zod';

const most = 12;

/** In page order; names are shared by languages, company.json, answer cards and drawings. */
export function namedList<Entry extends z.ZodType>(entry: Entry) {
  return z.record(z.string().regex(/^\w+$/), entry).refine((list) => {
    const { length } = Object.keys(list);
    return length > 0 && length <= most;
  }, `write 1 to ${most} of them`);
}
