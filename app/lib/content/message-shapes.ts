import { z } from 'zod';
import { namedValues } from '../named-values.ts';

/** @param note for translators */
export function text(most: number, note?: string) {
  const schema = z.string().min(1).max(most);
  return note ? schema.describe(note) : schema;
}

/** Search engines show texts of these lengths. `npm run check:words` reports others, but accepts them. */
export function searchText(least: number, most: number, note = 'For search engines') {
  const description = `${note}. Best ${least} to ${most} characters`;
  return z
    .string()
    .min(1, 'write something here')
    .max(600)
    .meta({ description, advised: [least, most] });
}

const MAX_ENTRIES = 12;

/** Entries are in page order. Languages, company.json, answer cards and drawings share their names. */
export function namedList<Value extends z.ZodType>(value: Value) {
  return z.record(z.string().regex(/^\w+$/), value).refine((list) => {
    const { length } = Object.keys(list);
    return length > 0 && length <= MAX_ENTRIES;
  }, `write 1 to ${MAX_ENTRIES} of them`);
}

export const label = text(60);
export const line = text(170);
export const paragraph = text(420);

export const entry = z.strictObject({ title: label, text: line });

export function each<const Name extends string, Shape>(names: readonly Name[], shape: Shape) {
  return namedValues(names, () => shape);
}

/** Marks invented people, quotations and figures. */
export const sample = { sample: z.boolean().optional() };

export function section<Shape extends z.ZodRawShape>(rest: Shape) {
  return z.strictObject({ title: line, lead: paragraph, ...rest });
}
