import { randomInt, randomUUID } from 'node:crypto';

/** Makes the names that a letter goes by. */
export type Ids = {
  /** The letter's id for machines; it is the `webhook-id` of every try. */
  letter: () => string;
  /** The letter's name for people, like `A7K2-M9QX`. */
  reference: () => string;
};

// Without 0 O, 1 I L and U V pairs that are misread over the telephone: 29 signs, 5 × 10^11 references.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

export const randomIds: Ids = {
  letter: () => `msg_${randomUUID().replaceAll('-', '')}`,
  reference: () => `${signs(4)}-${signs(4)}`,
};

function signs(count: number): string {
  return Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
