import { randomInt, randomUUID } from 'node:crypto';

export type Ids = {
  /** It is also the `webhook-id` of every attempt. */
  submission: () => string;
  process: () => string;
  /** A reference looks like `A7K2-M9QX`. */
  reference: () => string;
  /** A receipt looks like `A7K2-M9QX-4TRD-8WNE`, and is too long to guess. */
  receipt: () => string;
};

// Characters that are misread on the phone are left out.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

export const randomIds: Ids = {
  submission: () => `msg_${randomUUID().replaceAll('-', '')}`,
  process: () => randomUUID(),
  reference: () => randomCode(2),
  receipt: () => randomCode(4),
};

/** The result looks like a random reference, but one digest always gives the same. */
export function referenceOf(digest: string): string {
  return codeOf(Array.from(digest.slice(0, 8), (character) => character.charCodeAt(0) % ALPHABET.length));
}

function randomCode(groups: number): string {
  return codeOf(Array.from({ length: 4 * groups }, () => randomInt(ALPHABET.length)));
}

function codeOf(numbers: number[]): string {
  const characters = numbers.map((number) => ALPHABET.charAt(number));
  return characters.join('').replace(/.{4}(?=.)/g, '$&-');
}
