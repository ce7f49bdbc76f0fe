import { expect, test } from 'vitest';
import { systemClock } from '../server/clock.ts';
import { runner } from '../tests/support/command-runner.ts';
import { contactLetter, lettersIn } from '../tests/support/letters.ts';
import { temporaryStore } from '../tests/support/temporary-store.ts';
import { leads } from './leads.ts';

const run = runner(leads, {});

test('[ML-3] an operator sees each destination of a letter with its next attempt, and replays one or what waits', async () => {
  const store = await temporaryStore();
  const { outbox, claims } = lettersIn(store, {
    clock: systemClock,
    destinations: ['webhook', 'mail'],
    destination: 'mail',
  });
  const accepted = await outbox.accept(contactLetter());
  const [claimed] = (await claims.claim(1)).letters;
  const at = Date.UTC(2030, 0, 1);
  if (claimed) await claims.retryLater(claimed, at, { status: 550, error: 'not_accepted' });
  const reference = accepted.ok ? accepted.reference : '';
  const shown = async () => JSON.parse((await run(store.place, 'show', reference)).out);
  expect(await shown()).toMatchObject([
    { reference, destination: 'webhook', state: 'waiting', last_status: '' },
    { reference, destination: 'mail', last_status: '550', next_attempt: '2030-01-01T00:00:00.000Z' },
  ]);
  expect((await run(store.place, 'list')).out).toContain('2030-01-01T00:00:00.000Z');
  expect(await run(store.place, 'replay', reference, '--to', 'webhook')).toMatchObject({ code: 0 });
  expect(await shown()).toMatchObject([{}, { next_attempt: '2030-01-01T00:00:00.000Z' }]);
  expect(await run(store.place, 'replay', '--waiting', '--to', 'mail')).toMatchObject({
    out: '1 to be sent again\n',
  });
  expect(await shown()).toMatchObject([{}, { attempts: '0', last_status: '550' }]);
  expect(await run(store.place, 'replay', '--waiting', '--dead')).toMatchObject({ code: 2 });
  expect(await run(store.place, 'replay', '--waiting', '--to', 'pigeon')).toMatchObject({ code: 2 });
});
