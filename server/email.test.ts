import { expect, test } from 'vitest';
import { isEmail, networkEmail } from './email.ts';

test.for(['a@b', 'anna.muller@example.org', "o'neil+tag@sub.example.co.uk", 'x@xn--mller-kva.lu'])(
  '[CT-1] an address that a browser lets through is accepted: %s',
  (address) => {
    expect(isEmail(address)).toBe(true);
  },
);

test.for([
  '',
  'a',
  '@b',
  'a@',
  'a b@c',
  'a@b..c',
  'a@-b',
  'a@b-',
  'a@b_c',
  'ü@b',
  'a@b@c',
  `a@${'x'.repeat(64)}`,
  'a@b\n',
])('[CT-1] an address that a browser stops is refused: %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

test('[CT-1] an international domain reads the same whichever browser sent it', () => {
  expect(networkEmail('info@müller.lu')).toBe('info@xn--mller-kva.lu');
  expect(networkEmail('info@xn--mller-kva.lu')).toBe('info@xn--mller-kva.lu');
});

test('an address without a domain is left as it is, for the check to refuse', () => {
  expect(networkEmail('ünfug')).toBe('ünfug');
});
