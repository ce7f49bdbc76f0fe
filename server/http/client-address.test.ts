import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.for([
  ['203.0.113.9', 0, '10.0.0.1'],
  ['6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  [undefined, 1, '10.0.0.1'],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  ['[2001:db8::9]:4711', 1, '2001:db8::9'],
  ['2001:db8::9', 1, '2001:db8::9'],
] as const)('[CT-6] the visitor behind %s and %i trusted proxies is %s', ([header, proxies, visitor]) => {
  expect(clientAddress('10.0.0.1', header, proxies)).toBe(visitor);
});
