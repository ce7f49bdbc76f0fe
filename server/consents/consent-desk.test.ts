import { expect, test } from 'vitest';
import { decision } from '../../tests/support/decisions.ts';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { STORE_KINDS, type StoreKind, temporaryStore } from '../../tests/support/temporary-store.ts';
import { randomIds } from '../ids.ts';
import { createLog } from '../log.ts';
import { consentEdge, createConsentDesk } from './consent-desk.ts';
import { createConsents } from './consents.ts';

const DAY = 86_400_000;

async function office(kind: StoreKind) {
  const store = await temporaryStore(kind);
  const clock = fakeClock();
  const consents = createConsents({ store, clock, ids: randomIds, log: createLog('silent') });
  const decide = (version: string) =>
    consents.record(decision({ version, shown: { version, wording: `words of ${version}` } }));
  return { clock, desk: createConsentDesk(store), decide };
}

test.for(STORE_KINDS)(
  '[CK-6] an operator lists decisions from a moment on, the oldest first (%s)',
  async (kind) => {
    const { clock, desk, decide } = await office(kind);
    await decide('v1');
    clock.advance(DAY);
    const second = clock.now();
    await decide('v2');
    clock.advance(DAY);
    await decide('v3');
    expect((await desk.list()).map(({ version }) => version)).toEqual(['v1', 'v2', 'v3']);
    expect((await desk.list(second)).map(({ version }) => version)).toEqual(['v2', 'v3']);
  },
);

test.for(STORE_KINDS)(
  '[CK-6] a purge deletes what is older than its moment, and words only with the last decision on them (%s)',
  async (kind) => {
    const { clock, desk, decide } = await office(kind);
    await decide('v1');
    await decide('v2');
    clock.advance(DAY);
    const later = clock.now();
    await decide('v2');
    clock.advance(1);
    await decide('v3');
    expect(await desk.purge(later)).toEqual({ consents: 2, wordings: 1 });
    expect((await desk.list()).map(({ version }) => version)).toEqual(['v2', 'v3']);
    expect((await desk.wordings()).map(({ wording }) => wording)).toEqual(['words of v2', 'words of v3']);
    clock.advance(DAY);
    expect(await desk.purge(clock.now())).toEqual({ consents: 2, wordings: 2 });
  },
);

test('[CK-6] the record of a decision ends on the same day three years later', () => {
  expect(consentEdge(Date.UTC(2029, 10, 21, 8, 30))).toBe(Date.UTC(2026, 10, 21, 8, 30));
});
