import { expect, test } from 'vitest';
import { contactFields } from '../../app/features/contact/contact.fields.ts';
import { eachField } from '../../app/lib/forms/form-fields.ts';
import { submissions as kinds } from '../../app/submissions.ts';
import { submissionsIn } from '../../tests/support/submissions.ts';
import { temporaryStore } from '../../tests/support/temporary-store.ts';
import { systemClock } from '../clock.ts';
import type { Consumed } from '../rate-limit/count-use.ts';
import { submit } from './submit.ts';

const GOOD = { name: 'Anna', email: 'anna@example.org', subject: 'Hello', message: 'A question' };
const EMPTY = eachField(contactFields, () => '');

type Deps = Parameters<typeof submit>[2];

const ORIGIN = { language: 'fr', page: '/fr' };

/** Sends a form as the page's script does. */
async function sendForm(form: 'contact' | 'newsletter', fields: object, deps: Deps) {
  const request = new Request('http://site.example/api', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return (await submit(form, request, deps)).outcome;
}

const acceptContact = (fields: object, deps: Deps) => sendForm('contact', fields, deps);

async function open(answer: Consumed = { ok: true }) {
  const store = await temporaryStore();
  const consumed: unknown[] = [];
  const limits = {
    consume: async (...use: unknown[]) => {
      consumed.push(use);
      return answer;
    },
  };
  const { outbox, admin } = submissionsIn(store, { clock: systemClock, destinations: [] });
  const submissions = async () => (await admin.list()).map((record) => record.submission);
  return {
    deps: { kinds, outbox, limits, address: '192.0.2.7', origin: ORIGIN, byMail: false },
    submissions,
    admin,
    consumed,
  };
}

test('[CT-1] a letter that is right is on disk under the reference that the visitor is told', async () => {
  const { deps, admin, consumed } = await open();
  const result = await acceptContact(GOOD, deps);
  const reference = result.ok ? result.reference : '';
  expect(await admin.show(reference)).toMatchObject([
    {
      submission: { kind: 'contact', payload: { ...EMPTY, ...GOOD, ...ORIGIN } },
    },
  ]);
  expect(consumed).toEqual([['contact', '192.0.2.7']]);
});

test('[CT-3] fields that the form does not have never reach the letter', async () => {
  const { deps, submissions } = await open();
  await acceptContact(
    { ...GOOD, company: 'ACME', language: 'fr', admin: true, website: '', elapsed: '2500' },
    deps,
  );
  expect(await submissions()).toEqual([
    { kind: 'contact', payload: { ...EMPTY, ...GOOD, company: 'ACME', ...ORIGIN } },
  ]);
});

test('[CT-1] name, email, subject and message are required, and blanks are nothing; company may be missing', async () => {
  const { deps, submissions } = await open();
  const codes = ['name', 'email', 'subject', 'message'].map((field) => ({ field, code: 'required' }));
  const nothing = { ok: false, reason: 'invalid', invalid: codes };
  expect(await acceptContact({}, deps)).toEqual(nothing);
  expect(
    await acceptContact({ name: ' ', email: '\t', company: ' ', subject: '\n', message: ' \r\n ' }, deps),
  ).toEqual(nothing);
  expect(
    await acceptContact({ name: 1, email: null, company: {}, subject: [], message: true }, deps),
  ).toEqual(nothing);
  expect(await submissions()).toEqual([]);
});

test.for([
  [{ email: 'nonsense' }, 'email', 'email'],
  [{ email: `${'x'.repeat(250)}@a.lu` }, 'email', 'too_long'],
  [{ name: 'x'.repeat(201) }, 'name', 'too_long'],
  [{ company: 'x'.repeat(201) }, 'company', 'too_long'],
  [{ subject: 'x'.repeat(201) }, 'subject', 'too_long'],
  [{ message: 'x'.repeat(5001) }, 'message', 'too_long'],
] as const)(
  '[CT-1][CT-6] what is wrong is said once, by field and code, and counts as a wrong request only: %o',
  async ([wrong, field, code]) => {
    const { deps, submissions, consumed } = await open();
    const result = await acceptContact({ ...GOOD, ...wrong }, deps);
    expect(result).toEqual({ ok: false, reason: 'invalid', invalid: [{ field, code }] });
    expect(await submissions()).toEqual([]);
    expect(consumed).toEqual([['wrong', '192.0.2.7']]);
  },
);

test('[CT-1] a text as long as is allowed passes, however its line breaks were sent', async () => {
  const { deps, submissions } = await open();
  const message = 'x\n'.repeat(2499).concat('xx');
  const full = { name: 'n'.repeat(200), company: 'c'.repeat(200), subject: 's'.repeat(200) };
  await acceptContact({ ...GOOD, ...full, message: ` ${message.replaceAll('\n', '\r\n')} ` }, deps);
  expect(await submissions()).toEqual([
    { kind: 'contact', payload: { ...EMPTY, ...GOOD, ...full, message, ...ORIGIN } },
  ]);
});

test('[CT-3] no field but the message holds a line break, which could begin a header in a mail', async () => {
  const { deps, submissions } = await open();
  await acceptContact(
    { ...GOOD, subject: 'Hi\r\nBcc: all@example.org', message: 'a\tb\nc\u0000\u001b[2J' },
    deps,
  );
  expect(await submissions()).toMatchObject([
    { payload: { subject: 'Hi Bcc: all@example.org', message: 'a\tb\nc[2J' } },
  ]);
});

test.for([
  [{ website: 'https://spam.example' }, 'hidden_field'],
  [{ elapsed: 1999 }, 'too_fast'],
  [{ elapsed: '15' }, 'too_fast'],
] as const)(
  '[CT-6] what looks like a robot’s is thanked like any other, counted, and put aside for an operator: %o',
  async ([sign, lastError]) => {
    const { deps, admin, consumed } = await open();
    const thanked = await acceptContact({ ...GOOD, ...sign }, deps);
    expect(await admin.list()).toMatchObject([
      {
        state: 'suspected',
        last_error: lastError,
        reference: thanked.ok && thanked.reference,
        submission: { payload: GOOD },
      },
    ]);
    expect(consumed).toHaveLength(1);
    expect(await acceptContact({ ...sign, email: 'nonsense' }, deps)).toMatchObject({ reason: 'invalid' });
  },
);

test('[CT-5] a form that is sent again is the letter that it was, also while the first is under way and over the limit', async () => {
  const { deps, submissions } = await open();
  const send = (over = {}) => acceptContact({ ...GOOD, key: 'k1', elapsed: 9000, ...over }, deps);
  const [first, beside] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ ok: true });
  expect(beside).toEqual(first);
  const limits = { consume: async () => ({ ok: false, reason: 'limited', retryAfterSeconds: 9 }) as const };
  expect(await acceptContact({ ...GOOD, key: 'k1', elapsed: 12_000 }, { ...deps, limits })).toEqual(first);
  expect(await acceptContact({ ...GOOD, key: 'k2' }, { ...deps, limits })).toMatchObject({ ok: false });
  expect(await submissions()).toHaveLength(1);
});

test('[CT-5] other words, another filling-in of the form, and a program that says nothing are letters of their own', async () => {
  const { deps, submissions } = await open();
  for (const over of [{ key: 'k1' }, { key: 'k1', message: 'Put right' }, { key: 'k2' }, {}, {}])
    await acceptContact({ ...GOOD, ...over }, deps);
  expect(await submissions()).toHaveLength(5);
});

test('[CT-6] a form that was suspected for its speed and is sent again in time is a letter like any other', async () => {
  const { deps, admin } = await open();
  await acceptContact({ ...GOOD, key: 'k1', elapsed: 10 }, deps);
  await acceptContact({ ...GOOD, key: 'k1', elapsed: 9000 }, deps);
  expect(await admin.counts()).toMatchObject({ held: 1, suspected: 1 });
});

test.for([2000, '2000', '2000.5', undefined, '', null, 'soon'])(
  '[CT-6] a form without JavaScript, or with time enough, is not held up: elapsed %j',
  async (elapsed) => {
    const { deps } = await open();
    expect(await acceptContact({ ...GOOD, elapsed }, deps)).toMatchObject({ ok: true });
  },
);

test('[CT-3] a subscription becomes a letter with the address, where it was typed, and nothing else', async () => {
  const { deps, submissions } = await open();
  const input = { email: ' anna@example.org ', name: 'Anna', type: 'contact' };
  expect(await sendForm('newsletter', input, deps)).toMatchObject({ ok: true });
  expect(await submissions()).toEqual([
    { kind: 'newsletter', payload: { email: 'anna@example.org', ...ORIGIN } },
  ]);
});

test('[CT-4] a wrong address is answered by its code', async () => {
  const { deps, submissions } = await open();
  const invalid = [{ field: 'email', code: 'email' }];
  expect(await sendForm('newsletter', { email: 'anna' }, deps)).toEqual({
    ok: false,
    reason: 'invalid',
    invalid,
  });
  expect(await submissions()).toEqual([]);
});
