import { expect, test } from 'vitest';
import { failureReason } from './newsletter-form.tsx';

test.for([
  ['failed', 'network_error'],
  ['limited', 'limited'],
  ['invalid', 'invalid'],
] as const)('[AN-3] a sign-up that is %s is told to analytics as %s', ([state, reason]) => {
  expect(failureReason(state)).toBe(reason);
});
