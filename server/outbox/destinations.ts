import type { Destination } from '../store/store.ts';

/** Letters to a visitor, which no other destination can carry. */
export const KINDS_BY_MAIL: readonly string[] = ['confirmation'];

/** Where a letter goes, out of where letters go. */
export function destinationsOf(kind: string, destinations: readonly Destination[]): Destination[] {
  return destinations.filter((destination) => destination === 'mail' || !KINDS_BY_MAIL.includes(kind));
}

/**
 * The name of a letter's row at a further destination, after that of the letter: `msg_1` and `msg_1-mail`. The names of
 * rows are unique, and the first row has those of the letter.
 */
export function furtherName(name: string, destination: Destination): string {
  return `${name}-${destination}`;
}
