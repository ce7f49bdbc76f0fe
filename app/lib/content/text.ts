import { z } from 'zod';

/**
 * A text that has to be there.
 * @param most characters that the layout still carries
 * @param note for whoever writes or translates it
 */
export function text(most: number, note?: string) {
  const schema = z.string().min(1).max(most);
  return note ? schema.meta({ description: note }) : schema;
}
