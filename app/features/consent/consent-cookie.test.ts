import { expect, test } from 'vitest';
import {
  consentCookie,
  consentValue,
  currentConsent,
  isCurrent,
  parseConsent,
  type StoredConsent,
} from './consent-cookie.ts';

const decided: StoredConsent = {
  version: 'a1b2c3d4e5f6',
  date: '2026-11-21',
  categories: { analytics: true, marketing: true },
  receipt: 'A7K2-M9QX-4TRD-8WNE',
};

const no: StoredConsent = { ...decided, categories: { analytics: false, marketing: false } };

test('[CK-6] the cookie is written as its contract says, for six months and the whole site', () => {
  expect(consentCookie(decided)).toBe(
    'consent=version=a1b2c3d4e5f6&date=2026-11-21&categories=analytics+marketing&receipt=A7K2-M9QX-4TRD-8WNE; Path=/; Max-Age=15724800; SameSite=Lax',
  );
});

test.for([
  { analytics: true, marketing: false },
  { analytics: false, marketing: true },
])('[CK-6] what is written is read again, also among other cookies: %j', (categories) => {
  const [cookie] = consentCookie({ ...decided, categories }).split(';');
  expect(parseConsent(`language=fr; ${cookie}; last=1`)).toEqual({ ...decided, categories });
});

test.for([
  '',
  'language=fr',
  'my-consent=version=1&date=2026-11-21&categories=',
  'consent=',
  'consent=accepted',
  'consent=version=&date=2026-11-21&categories=',
  'consent=version=1&date=2026-11-21',
  'consent=version=1&date=yesterday&categories=',
  'consent=version=1&date=2026-13-41&categories=',
  'consent=%E0%A4%A',
])('[CK-6] what is no decision of ours counts as none: %j', (header) => {
  expect(parseConsent(header)).toBeUndefined();
});

test('[CK-6] a decision holds for 182 days and for the version that it answered', () => {
  expect(isCurrent(decided, decided.version, Date.parse('2026-11-21T12:00:00Z'))).toBe(true);
  expect(isCurrent(decided, decided.version, Date.parse('2027-05-21T23:59:59Z'))).toBe(true);
  expect(isCurrent(decided, decided.version, Date.parse('2027-05-22T00:00:00Z'))).toBe(false);
  expect(isCurrent(decided, 'another', Date.parse('2026-11-21T12:00:00Z'))).toBe(false);
});

test.for([
  ['a no is honoured in the storage alone, as said today', undefined, 'rejected', 'no of today'],
  ['a no is honoured in the storage beside a yes in the cookie', decided, 'rejected', 'no of today'],
  ['a no is honoured in the cookie beside a yes in the storage', no, 'accepted', 'the cookie'],
  ['a no keeps its date where both say it', no, 'rejected', 'the cookie'],
  ['a yes holds by its version and date', decided, 'accepted', 'the cookie'],
  ['a yes holds where the storage is blocked', decided, null, 'the cookie'],
  ['a yes of the storage alone is none', undefined, 'accepted', 'nothing'],
  ['another wording asks again after a no too', { ...no, version: 'another' }, 'rejected', 'nothing'],
  ['half a year asks again after a no too', { ...no, date: '2026-05-22' }, 'rejected', 'nothing'],
] as const)('[CK-6] %s', ([, stored, word, expected]) => {
  const header = stored ? `consent=${consentValue(stored)}` : '';
  const answers = { 'no of today': { ...no, receipt: '' }, 'the cookie': stored, nothing: undefined };
  const answer = currentConsent(header, word, decided.version, Date.parse('2026-11-21T12:00:00Z'));
  expect(answer).toEqual(answers[expected]);
});
