import { z } from 'zod';

/** @param note for translators */
export function text(most: number, note?: string) {
  const schema = z.string().min(1).max(most);
  return note ? schema.meta({ description: note }) : schema;
}
