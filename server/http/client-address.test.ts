import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('[CT-6] without a proxy, what a visitor writes into X-Forwarded-For counts for nothing', () => {
  expect(clientAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1');
});

test('[CT-6] behind two proxies the second entry from the right is the visitor', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
});

test('[CT-6] a proxy that says nothing leaves the socket’s address', () => {
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});

test('[CT-6] a port beside the address is nobody’s own: the visitor is the same with every one of them', () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9:4711', 1)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '[2001:db8::9]:4711', 1)).toBe('2001:db8::9');
  expect(clientAddress('10.0.0.1', '[2001:db8::9]', 1)).toBe('2001:db8::9');
  expect(clientAddress('10.0.0.1', '2001:db8::9', 1)).toBe('2001:db8::9');
});
