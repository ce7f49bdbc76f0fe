import { expect, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { randomIds } from '../../../server/ids.ts';
import type { Consumed } from '../../../server/limits/count-use.ts';
import { createLog } from '../../../server/log.ts';
import { createOperatorDesk } from '../../../server/outbox/operator-desk.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { acceptContact } from './contact.server.ts';

const GOOD = { name: 'Anna', email: 'anna@example.org', subject: 'Hello', message: 'A question' };

async function open(answer: Consumed = { ok: true }) {
  const store = await temporaryStore();
  const parts = { store, clock: systemClock, ids: randomIds, log: createLog('silent') };
  const consumed: unknown[] = [];
  const limits = {
    consume: async (...use: unknown[]) => {
      consumed.push(use);
      return answer;
    },
  };
  const outbox = createOutbox({ ...parts, arrivals: 'held' });
  const desk = createOperatorDesk(parts);
  const letters = async () => (await desk.list()).map((record) => record.letter);
  return { deps: { outbox, limits, ids: randomIds, address: '192.0.2.7' }, letters, desk, consumed };
}

test('[CT-1] a letter that is right is on disk under the reference that the visitor is told', async () => {
  const { deps, desk, consumed } = await open();
  const result = await acceptContact(GOOD, deps);
  const reference = result.ok ? result.reference : '';
  expect(await desk.show(reference)).toMatchObject({
    letter: { kind: 'contact', payload: { ...GOOD, company: '' } },
  });
  expect(consumed).toEqual([['contact', '192.0.2.7']]);
});

test('[CT-3] fields that the form does not have never reach the letter', async () => {
  const { deps, letters } = await open();
  await acceptContact(
    { ...GOOD, company: 'ACME', language: 'fr', admin: true, website: '', elapsed: '2500' },
    deps,
  );
  expect(await letters()).toEqual([{ kind: 'contact', payload: { ...GOOD, company: 'ACME' } }]);
});

test('[CT-1] name, email, subject and message are required, and blanks are nothing; company may be missing', async () => {
  const { deps, letters } = await open();
  const codes = ['name', 'email', 'subject', 'message'].map((field) => ({ field, code: 'required' }));
  const nothing = { ok: false, reason: 'invalid', invalid: codes };
  expect(await acceptContact({}, deps)).toEqual(nothing);
  expect(
    await acceptContact({ name: ' ', email: '\t', company: ' ', subject: '\n', message: ' \r\n ' }, deps),
  ).toEqual(nothing);
  expect(
    await acceptContact({ name: 1, email: null, company: {}, subject: [], message: true }, deps),
  ).toEqual(nothing);
  for (const input of [null, undefined, 'text', 7, []])
    expect(await acceptContact(input, deps)).toEqual(nothing);
  expect(await letters()).toEqual([]);
});

test.for([
  [{ email: 'nonsense' }, 'email', 'email'],
  [{ email: `${'x'.repeat(250)}@a.lu` }, 'email', 'too_long'],
  [{ name: 'x'.repeat(201) }, 'name', 'too_long'],
  [{ company: 'x'.repeat(201) }, 'company', 'too_long'],
  [{ subject: 'x'.repeat(201) }, 'subject', 'too_long'],
  [{ message: 'x'.repeat(5001) }, 'message', 'too_long'],
] as const)(
  '[CT-1] what is wrong is said once, by field and code, and spends nothing: %o',
  async ([wrong, field, code]) => {
    const { deps, letters, consumed } = await open();
    const result = await acceptContact({ ...GOOD, ...wrong }, deps);
    expect(result).toEqual({ ok: false, reason: 'invalid', invalid: [{ field, code }] });
    expect(await letters()).toEqual([]);
    expect(consumed).toEqual([]);
  },
);

test('[CT-1] a text as long as is allowed passes, however its line breaks were sent', async () => {
  const { deps, letters } = await open();
  const message = 'x\n'.repeat(2499).concat('xx');
  const full = { name: 'n'.repeat(200), company: 'c'.repeat(200), subject: 's'.repeat(200) };
  await acceptContact({ ...GOOD, ...full, message: ` ${message.replaceAll('\n', '\r\n')} ` }, deps);
  expect(await letters()).toEqual([{ kind: 'contact', payload: { ...GOOD, ...full, message } }]);
});

test('[CT-3] no field but the message holds a line break, which could begin a header in a mail', async () => {
  const { deps, letters } = await open();
  await acceptContact(
    { ...GOOD, subject: 'Hi\r\nBcc: all@example.org', message: 'a\tb\nc\u0000\u001b[2J' },
    deps,
  );
  expect(await letters()).toMatchObject([
    { payload: { subject: 'Hi Bcc: all@example.org', message: 'a\tb\nc[2J' } },
  ]);
});

test('[CT-6] a robot that fills in the field that people do not see is thanked, and nothing is kept', async () => {
  const { deps, letters, consumed } = await open();
  const thanked = { ok: true, reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/) };
  expect(await acceptContact({ ...GOOD, website: 'https://spam.example' }, deps)).toEqual(thanked);
  expect(await acceptContact({ website: 'x', email: 'nonsense' }, deps)).toEqual(thanked);
  expect(await letters()).toEqual([]);
  expect(consumed).toEqual([]);
});

test('[CT-6] a form that was sent faster than a person can is asked to come back in two seconds', async () => {
  const { deps, letters, consumed } = await open();
  const tooFast = { ok: false, reason: 'limited', retryAfterSeconds: 2 };
  expect(await acceptContact({ ...GOOD, elapsed: 1999 }, deps)).toEqual(tooFast);
  expect(await acceptContact({ ...GOOD, elapsed: '15' }, deps)).toEqual(tooFast);
  expect(await letters()).toEqual([]);
  expect(consumed).toEqual([]);
});

test.for([2000, '2000', '2000.5', undefined, '', null, 'soon', Number.NaN])(
  '[CT-6] a form without JavaScript, or with time enough, is not held up: elapsed %j',
  async (elapsed) => {
    const { deps } = await open();
    expect(await acceptContact({ ...GOOD, elapsed }, deps)).toMatchObject({ ok: true });
  },
);

test('[CT-6] a visitor over the limit is told when to come back, and no letter is kept', async () => {
  const limited = { ok: false, reason: 'limited', retryAfterSeconds: 42 } as const;
  const { deps, letters } = await open(limited);
  expect(await acceptContact(GOOD, deps)).toEqual(limited);
  expect(await letters()).toEqual([]);
});

test('[CT-5] a store that cannot write is never thanked for', async () => {
  const { deps } = await open();
  const outbox = { accept: async () => ({ ok: false, reason: 'unavailable' }) as const };
  expect(await acceptContact(GOOD, { ...deps, outbox })).toEqual({ ok: false, reason: 'unavailable' });
});
