import { expect, test } from 'vitest';
import type { Consumed } from '../rate-limit/count-use.ts';
import type { Decision } from './consents.ts';
import { recordDecision } from './record-consent.ts';

const decidedAt = Date.UTC(2026, 10, 21, 23, 59);
const good = { choice: 'custom', categories: ['analytics'], version: 'v1', language: 'fr' };

const site = {
  languages: ['en', 'fr'],
  question: (language: string) => ({ version: 'v2', wording: `words in ${language}` }),
};

async function accept(fields: object, gpc: boolean, deps: Parameters<typeof recordDecision>[2]) {
  const request = new Request('http://site.example/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(gpc ? { 'Sec-GPC': '1' } : {}) },
    body: JSON.stringify(fields),
  });
  return (await recordDecision(request, site, deps)).outcome;
}

function open(answer: Consumed = { ok: true }) {
  const recorded: Decision[] = [];
  const consumed: unknown[] = [];
  const deps = {
    consents: {
      record: async (decision: Decision) => {
        recorded.push(decision);
        return { ok: true, receipt: 'R', decidedAt } as const;
      },
    },
    limits: {
      consume: async (...use: unknown[]) => {
        consumed.push(use);
        return answer;
      },
    },
    address: '192.0.2.7',
  };
  return { deps, recorded, consumed };
}

test('[CK-6] a decision is recorded with the words that this build shows in its language, and nothing about the visitor', async () => {
  const { deps, recorded, consumed } = open();
  expect(await accept({ ...good, name: 'Anna' }, true, deps)).toEqual({
    ok: true,
    decision: {
      version: 'v1',
      date: '2026-11-21',
      categories: { analytics: true, marketing: false },
      receipt: 'R',
    },
  });
  expect(recorded).toEqual([
    {
      choice: 'custom',
      categories: { analytics: true, marketing: false },
      version: 'v1',
      language: 'fr',
      gpc: true,
      shown: { version: 'v2', wording: 'words in fr' },
    },
  ]);
  expect(consumed).toEqual([['consent', '192.0.2.7']]);
});

test.for([
  [{ choice: 'accepted' }, [true, true]],
  [{ choice: 'accepted', categories: ['marketing', 'analytics'] }, [true, true]],
  [{ choice: 'rejected' }, [false, false]],
  [{ choice: 'rejected', categories: [] }, [false, false]],
  [{ choice: 'custom', categories: ['marketing'] }, [false, true]],
  [{ choice: 'custom', categories: [] }, [false, false]],
] as const)('[CK-2][CK-3] %j means analytics and marketing %j', async ([given, [analytics, marketing]]) => {
  const { deps, recorded } = open();
  await accept({ version: 'v1', language: 'en', ...given }, false, deps);
  expect(recorded.map(({ categories }) => categories)).toEqual([{ analytics, marketing }]);
});

test.for([
  [{ choice: undefined }, 'choice', 'required'],
  [{ choice: 'maybe' }, 'choice', 'unknown'],
  [{ choice: 7 }, 'choice', 'unknown'],
  [{ categories: undefined }, 'categories', 'required'],
  [{ categories: 'analytics' }, 'categories', 'malformed'],
  [{ categories: ['analytics', 'weather'] }, 'categories', 'unknown'],
  [{ categories: [7] }, 'categories', 'unknown'],
  [{ categories: ['analytics', 'marketing', 'analytics'] }, 'categories', 'malformed'],
  [{ choice: 'accepted' }, 'categories', 'contradiction'],
  [{ choice: 'accepted', categories: [] }, 'categories', 'contradiction'],
  [{ choice: 'rejected' }, 'categories', 'contradiction'],
  [{ version: undefined }, 'version', 'required'],
  [{ version: '' }, 'version', 'required'],
  [{ version: 5 }, 'version', 'malformed'],
  [{ version: 'v 1\n' }, 'version', 'malformed'],
  [{ version: 'v'.repeat(65) }, 'version', 'too_long'],
  [{ language: undefined }, 'language', 'required'],
  [{ language: 'lb' }, 'language', 'unknown'],
] as const)('[CK-6] %j is refused: %s %s', async ([over, field, code]) => {
  const { deps, recorded, consumed } = open();
  const result = await accept({ ...good, ...over }, false, deps);
  expect(result).toEqual({ ok: false, reason: 'invalid', invalid: [{ field, code }] });
  expect([recorded, consumed]).toEqual([[], [['wrong', '192.0.2.7']]]);
});

test('[CK-6] nothing at all is answered with every field that is missing', async () => {
  const invalid = ['choice', 'version', 'language'].map((field) => ({ field, code: 'required' }));
  expect(await accept({}, false, open().deps)).toEqual({ ok: false, reason: 'invalid', invalid });
});
