import { expect, test } from 'vitest';
import { networkEmail } from './email.ts';

test('[CT-1] an international domain reads the same whichever browser sent it', () => {
  expect(networkEmail('info@müller.lu')).toBe('info@xn--mller-kva.lu');
  expect(networkEmail('info@xn--mller-kva.lu')).toBe('info@xn--mller-kva.lu');
});
