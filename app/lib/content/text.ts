import { z } from 'zod';

/** @param note for translators */
export function text(most: number, note?: string) {
  const schema = z.string().min(1).max(most);
  return note ? schema.describe(note) : schema;
}

/** Lengths that search engines show: `npm run check:words` tells of others in a note, and nothing is refused. */
export function searchText(least: number, most: number, note = 'For search engines') {
  const description = `${note}. Best ${least} to ${most} characters`;
  return z
    .string()
    .min(1, 'write something here')
    .max(600)
    .meta({ description, advised: [least, most] });
}

const MAX_ENTRIES = 12;

/** In page order; names are shared by languages, company.json, answer cards and drawings. */
export function namedList<Entry extends z.ZodType>(entry: Entry) {
  return z.record(z.string().regex(/^\w+$/), entry).refine((list) => {
    const { length } = Object.keys(list);
    return length > 0 && length <= MAX_ENTRIES;
  }, `write 1 to ${MAX_ENTRIES} of them`);
}
