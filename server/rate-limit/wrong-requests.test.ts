import { expect, test } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import type { Failure } from '../http/form-answer.ts';
import { createLog } from '../observability/log.ts';
import { LIMIT_RULES } from './limit-rules.ts';
import { openLimits } from './rate-limits.ts';
import { countWrong } from './wrong-requests.ts';

const malformed: Failure = { ok: false, reason: 'malformed' };

test('[CT-6] whoever sends wrong requests without end is told when to come back; nobody else is', async () => {
  const limits = await openLimits({
    store: await temporaryStore(),
    clock: fakeClock(),
    log: createLog('silent'),
    rules: {},
  });
  const deps = { limits, address: '192.0.2.7' };
  for (let request = 0; request < LIMIT_RULES.wrong.points; request += 1)
    expect(await countWrong(malformed, deps)).toEqual(malformed);
  expect(await countWrong(malformed, deps)).toMatchObject({ reason: 'limited' });
  expect(await countWrong(malformed, { limits, address: '192.0.2.8' })).toEqual(malformed);
});

test('[CT-6] where wrong requests cannot be counted, what is wrong is still said; a failure of ours is not counted', async () => {
  const counted: string[] = [];
  const consume = async (name: string) => {
    counted.push(name);
    return { ok: false, reason: 'unavailable' } as const;
  };
  const deps = { limits: { consume }, address: '192.0.2.7' };
  const unavailable: Failure = { ok: false, reason: 'unavailable' };
  expect(await countWrong(unavailable, deps)).toEqual(unavailable);
  expect(counted).toEqual([]);
  expect(await countWrong(malformed, deps)).toEqual(malformed);
});
