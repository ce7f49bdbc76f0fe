import { expect, test } from 'vitest';
import { withAsciiDomain } from './email.ts';

test('[CT-1] an international domain reads the same whichever browser sent it', () => {
  expect(withAsciiDomain('info@müller.lu')).toBe('info@xn--mller-kva.lu');
  expect(withAsciiDomain('info@xn--mller-kva.lu')).toBe('info@xn--mller-kva.lu');
});
