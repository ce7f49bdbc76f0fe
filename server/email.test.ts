import { expect, test } from 'vitest';
import { networkEmail } from './email.ts';

test('[CT-1] an international domain reads the same whichever browser sent it', () => {
  expect(networkEmail('info@müller.lu')).toBe('info@xn--mller-kva.lu');
  expect(networkEmail('info@xn--mller-kva.lu')).toBe('info@xn--mller-kva.lu');
});

test('an address without a domain is left as it is, for the check to refuse', () => {
  expect(networkEmail('ünfug')).toBe('ünfug');
});
