import { expect, test } from 'vitest';
import { failureReason } from './newsletter-form.tsx';

test.for([
  ['unavailable', 'network_error'],
  ['limited', 'limited'],
  ['invalid', 'invalid'],
] as const)('[AN-3] a sign-up that is %s is told to analytics as %s', ([reason, told]) => {
  expect(failureReason({ reason })).toBe(told);
});
