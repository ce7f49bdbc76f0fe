import { expect, test } from 'vitest';
import { languages } from '../../app/lib/i18n/languages.ts';
import { securityText } from './security-text.ts';

const site = { email: 'moien@site.example', origin: 'https://site.example' };
const EXPIRES = '2027-10-31T00:00:00Z';

test('[RT-9] security.txt names whom to tell, and until when it holds', () => {
  const now = new Date('2026-11-21');
  expect(securityText({ ...site, expires: EXPIRES, now })).toBe(`Contact: mailto:moien@site.example
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: ${languages.join(', ')}
Canonical: https://site.example/.well-known/security.txt
`);
  // A past day stops the build, and the error names the file to correct.
  expect(() => securityText({ ...site, expires: EXPIRES, now: new Date(EXPIRES) })).toThrow(
    'content/security.json: expires: 2027-10-31T00:00:00Z has passed',
  );
});
