import fc from 'fast-check';
import { expect, test } from 'vitest';
import { de, fr, uk } from '../../../../tests/support/messages.ts';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { readLink } from './reply-link.ts';

const ORIGIN = 'https://alzette.example';
const contacts = ['mailto:moien@alzette.example', 'tel:+35200000000'];
const read = (address: string, prefix: '' | Language = fr) =>
  readLink(address, { origin: ORIGIN, prefix, contacts });

test.for([
  [`/${fr}/services#delivery`, `/${fr}/services#delivery`],
  [`/${uk}/about/`, `/${fr}/about`],
  ['/', `/${fr}`],
  ['/contact', `/${fr}#contact`],
  ['/blog/3#section-2', '/blog/3#section-2'],
  [`/${de}/blog/3`, '/blog/3'],
  ['https://alzette.example/en/services', `/${fr}/services`],
  [`/${uk}/programmes?goal=both#answer`, `/${fr}/programmes?goal=both#answer`],
])('[CH-4] %s is a page of this site, in the language that the visitor reads: %s', ([address, to]) => {
  expect(read(address ?? '')).toEqual({ kind: 'own', to, startsDraft: false });
});

test('[CH-4] a visitor of bare pages stays on bare pages', () => {
  expect(read(`/${fr}/services`, '')).toEqual({ kind: 'own', to: '/services', startsDraft: false });
});

test.for(['mailto:moien@alzette.example', 'MAILTO:Moien@Alzette.example', 'tel:+35200000000'])(
  '[CH-4] %s is a way to the company',
  (address) => {
    expect(read(address)).toEqual({ kind: 'contact', href: address.toLowerCase() });
  },
);

test('[CH-5] a link to the contact form may ask for a letter about the conversation', () => {
  expect(read(`/${de}?draft#contact`)).toEqual({ kind: 'own', to: `/${fr}#contact`, startsDraft: true });
});

test.for([
  'https://guichet.public.lu/en.html',
  'javascript:alert(1)',
  'javascript&#58;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://alzette.example@evil.example/',
  'https://user:word@alzette.example/',
  'mailto:thief@evil.example',
  'mailto:moien@alzette.example?bcc=c@d.lu',
  'tel:+352000000001',
  '/api/contact',
  '/blog/3/../../api/chat',
  '/nowhere',
  '#contact',
  '',
])('[CH-4] %j is no link', (address) => {
  expect(read(address)).toBeUndefined();
});

/** Parts of texts that almost look like addresses. */
const ADDRESS_PARTS =
  'https: https:// @evil.example javascript: data: mailto: moien@firm.example blob: / // \\ @ : # ? .. %2f %00 &#58; evil.example firm.example fr services api chat blog 3';
const addressLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(...ADDRESS_PARTS.split(' '), '\t', '\n', '\u202e'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((chosen) => chosen.join(''));

test('[CH-4] whatever a reply says, a link leads to a page of this site, or to the company, and nowhere else', () => {
  const prefixes = ['', ...languages] as const;
  fc.assert(
    fc.property(addressLike, fc.constantFrom(...prefixes), (address, prefix) => {
      const link = readLink(address, { origin: ORIGIN, prefix, contacts });
      if (link?.kind === 'own') {
        const url = new URL(link.to, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).not.toMatch(/^\/(api|assets)/);
      }
      if (link?.kind === 'contact') expect(contacts).toContain(link.href);
    }),
    { numRuns: 20_000 },
  );
});
