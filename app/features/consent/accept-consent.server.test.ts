import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { randomIds } from '../../../server/ids.ts';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { fr } from '../../../tests/support/messages.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { acceptConsent } from './accept-consent.server.ts';
import { consentQuestion, consentWording } from './consent-question.server.ts';
import { listConsents } from './consent-records.server.ts';

const tool = { name: 'one', product: 'One', vendor: 'Firm', cookies: '_one', variable: 'ONE_ID' };
const hosts = { script: [], connect: [], image: [] };
const tools = [{ ...tool, pattern: /./, mustBe: 'be set', hosts, id: '1' }];
const version = consentQuestion(fr, tools)?.version;
const good = { choice: 'custom', categories: ['analytics'], version, language: fr };

async function open() {
  const store = await temporaryStore();
  const clock = fakeClock(Date.UTC(2026, 10, 21, 23, 59));
  const { services, uses } = servicesIn(store, {
    clock,
    ids: { ...randomIds, receipt: () => 'R' },
    bannerTools: tools,
  });
  const accept = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    acceptConsent(new Request('http://site.example/api/consent', { headers }), {
      sentAs: 'json',
      fields,
      services,
    });
  return { accept, uses, recorded: () => listConsents(store) };
}

test('[CK-6] a decision is recorded with the words that this server shows in its language, and nothing about the visitor', async () => {
  const { accept, recorded, uses } = await open();
  const consent = {
    version,
    date: '2026-11-21',
    categories: { analytics: true, marketing: false },
    receipt: 'R',
  };
  expect(await accept({ ...good, name: 'Anna' }, { 'Sec-GPC': '1' })).toEqual({ ok: true, consent });
  const wording = createHash('sha256').update(consentWording(fr, tools)).digest('hex');
  const decided = { choice: 'custom', analytics: 1, marketing: 0, language: fr, gpc: 1, wording };
  expect(await recorded()).toMatchObject([decided]);
  expect(uses[0]).toEqual(['consent', '192.0.2.7']);
});

test.for([
  [{ choice: 'accepted' }, [true, true]],
  [{ choice: 'rejected' }, [false, false]],
  [{ choice: 'custom', categories: ['marketing'] }, [false, true]],
] as const)('[CK-2][CK-3] %j means analytics and marketing %j', async ([given, [analytics, marketing]]) => {
  const { accept, recorded } = await open();
  await accept({ version: 'v1', language: 'en', ...given });
  const flags = { analytics: analytics ? 1 : 0, marketing: marketing ? 1 : 0 };
  expect(await recorded()).toMatchObject([flags]);
});

test.for([
  [{ choice: undefined }, 'choice', 'required'],
  [{ choice: 'maybe' }, 'choice', 'unknown'],
  [{ categories: undefined }, 'categories', 'required'],
  [{ categories: ['analytics', 'weather'] }, 'categories', 'unknown'],
  [{ categories: ['analytics', 'marketing', 'analytics'] }, 'categories', 'malformed'],
  [{ choice: 'accepted' }, 'categories', 'contradiction'],
  [{ choice: 'rejected' }, 'categories', 'contradiction'],
  [{ version: undefined }, 'version', 'required'],
  [{ version: 'v 1\n' }, 'version', 'malformed'],
  [{ version: 'v'.repeat(65) }, 'version', 'too_long'],
  [{ language: undefined }, 'language', 'required'],
  [{ language: 'lb' }, 'language', 'unknown'],
] as const)('[CK-6] %j is refused: %s %s', async ([over, field, code]) => {
  const { accept, recorded, uses } = await open();
  const result = await accept({ ...good, ...over });
  expect(result).toEqual({ ok: false, reason: 'invalid', invalid: [{ field, code }] });
  expect([await recorded(), uses]).toEqual([[], []]);
});
