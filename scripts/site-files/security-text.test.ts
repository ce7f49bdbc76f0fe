import { expect, test } from 'vitest';
import { readSecurityExpiry } from './read-content.ts';
import { securityText } from './security-text.ts';

const site = { email: 'moien@site.example', origin: 'https://site.example' };
const expires = '2027-10-31T00:00:00Z';

test('[RT-9] security.txt names whom to tell, and until when it holds', () => {
  expect(securityText({ ...site, expires, now: new Date('2026-11-21') })).toBe(
    [
      'Contact: mailto:moien@site.example',
      'Expires: 2027-10-31T00:00:00Z',
      'Preferred-Languages: en, fr, de, uk, ru',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('[RT-9] a day that has passed stops the build and says which file to mend', () => {
  expect(() => securityText({ ...site, expires, now: new Date(expires) })).toThrow(
    'content/security.json: expires: 2027-10-31T00:00:00Z has passed',
  );
});

test('the day in the content is no more than a year and a month away, as RFC 9116 recommends', () => {
  const days = (new Date(readSecurityExpiry()).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeLessThan(396);
});
