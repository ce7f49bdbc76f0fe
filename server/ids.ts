import { randomInt, randomUUID } from 'node:crypto';

/** Makes the names that letters and decisions go by. */
export type Ids = {
  /** The letter's id for machines; it is the `webhook-id` of every attempt. */
  letter: () => string;
  /** The letter's name for people, like `A7K2-M9QX`. */
  reference: () => string;
  /** A decision's name for the visitor, like `A7K2-M9QX-4TRD-8WNE`: too many to guess somebody else's. */
  receipt: () => string;
};

// Without 0 O, 1 I L and U V pairs that are misread over the telephone: 29 signs, 5 × 10^11 references,
// 2 × 10^23 receipts.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

export const randomIds: Ids = {
  letter: () => `msg_${randomUUID().replaceAll('-', '')}`,
  reference: () => groupsOfFour(2),
  receipt: () => groupsOfFour(4),
};

function groupsOfFour(count: number): string {
  return Array.from({ length: count }, () => signs(4)).join('-');
}

function signs(count: number): string {
  return Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
