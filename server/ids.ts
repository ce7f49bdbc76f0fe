import { randomInt, randomUUID } from 'node:crypto';

export type Ids = {
  /** Also the `webhook-id` of every attempt. */
  submission: () => string;
  process: () => string;
  /** Like `A7K2-M9QX`. */
  reference: () => string;
  /** Like `A7K2-M9QX-4TRD-8WNE`: too long to guess. */
  receipt: () => string;
};

// Without characters that are misread on the phone: 5 × 10^11 references, 2 × 10^23 receipts.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

export const randomIds: Ids = {
  submission: () => `msg_${randomUUID().replaceAll('-', '')}`,
  process: () => randomUUID(),
  reference: () => randomCode(2),
  receipt: () => randomCode(4),
};

/** Looks like a random reference, and is always the same for one digest. */
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
