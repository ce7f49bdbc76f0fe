import { expect, test } from 'vitest';
import { mailboxOf, withAsciiDomain } from './email.ts';

test('[CT-1] an international domain reads the same whichever browser sent it', () => {
  expect(withAsciiDomain('info@müller.lu')).toBe('info@xn--mller-kva.lu');
  expect(withAsciiDomain('info@xn--mller-kva.lu')).toBe('info@xn--mller-kva.lu');
});

test.for([
  ['Anna@example.org', 'anna@example.org'],
  ['anna+news@Example.org', 'anna@example.org'],
  ['+tag@example.org', '+tag@example.org'],
  ['An.na@example.org', 'an.na@example.org'],
  ['An.n.a+x@googlemail.com', 'anna@gmail.com'],
] as const)('[CT-6] limits count %s as the mailbox %s', ([address, mailbox]) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
