import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Consumed } from '../../../server/rate-limit/count-use.ts';
import type { Services } from '../../../server/services.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { contactFields } from '../../features/contact/contact.fields.ts';
import { newsletterFields } from '../../features/newsletter/newsletter.fields.ts';
import { servicesContext } from '../services-context.ts';
import { acceptSubmission } from './accept-submission.server.ts';
import { fieldsSchema } from './fields-schema.server.ts';
import { formAction } from './form-action.server.ts';
import { eachField } from './form-fields.ts';

const GOOD = { name: 'Anna', email: 'anna@example.org', subject: 'Hello', message: 'A question' };
const EMPTY = eachField(contactFields, () => '');
const ORIGIN = { language: 'fr', page: '/fr' };

const FORMS = {
  contact: { kind: 'contact', schema: fieldsSchema(contactFields), limit: 'contact' },
  newsletter: { kind: 'newsletter', schema: fieldsSchema(newsletterFields), limit: 'newsletter' },
};

/** Sends a form as the page's script does. */
async function sendForm(form: keyof typeof FORMS, fields: object, services: Services) {
  const { middleware } = formAction({
    place: () => '/',
    accept: (sent) => acceptSubmission(FORMS[form], sent),
    answer: ({ reference }) => ({ status: 202, body: { reference } }),
  });
  const url = new URL('http://site.example/api');
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: url.host, Referer: `${url.origin}/fr` },
    body: JSON.stringify(fields),
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const answers = middleware.map((answer) => answer({ request, url, context }, async () => undefined));
  const response = await answers[0];
  return { status: response?.status, ...(await response?.json()) };
}

const acceptContact = (fields: object, services: Services) => sendForm('contact', fields, services);

async function open(consumed: Consumed = { ok: true }) {
  const { services, admin, uses } = servicesIn(await temporaryStore(), {}, () => consumed);
  const submissions = async () => (await admin.list()).map((record) => record.submission);
  return { services, submissions, admin, uses };
}

test('[CT-1] a letter that is right is on disk under the reference that the visitor is told', async () => {
  const { services, admin, uses } = await open();
  const result = await acceptContact(GOOD, services);
  expect(result.status).toBe(202);
  expect(await admin.show(result.reference)).toMatchObject([
    {
      submission: { kind: 'contact', payload: { ...EMPTY, ...GOOD, ...ORIGIN } },
    },
  ]);
  expect(uses).toEqual([['contact', '192.0.2.7']]);
});

test('[CT-3] fields that the form does not have never reach the letter', async () => {
  const { services, submissions } = await open();
  await acceptContact(
    { ...GOOD, company: 'ACME', language: 'fr', admin: true, website: '', elapsed: '2500' },
    services,
  );
  expect(await submissions()).toEqual([
    { kind: 'contact', payload: { ...EMPTY, ...GOOD, company: 'ACME', ...ORIGIN } },
  ]);
});

test('[CT-1] name, email, subject and message are required, and blanks are nothing; company may be missing', async () => {
  const { services, submissions } = await open();
  const codes = ['name', 'email', 'subject', 'message'].map((field) => ({ field, code: 'required' }));
  const nothing = { type: 'about:blank', status: 400, code: 'invalid', errors: codes };
  expect(await acceptContact({}, services)).toEqual(nothing);
  expect(
    await acceptContact({ name: ' ', email: '\t', company: ' ', subject: '\n', message: ' \r\n ' }, services),
  ).toEqual(nothing);
  expect(
    await acceptContact({ name: 1, email: null, company: {}, subject: [], message: true }, services),
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
    const { services, submissions, uses } = await open();
    const result = await acceptContact({ ...GOOD, ...wrong }, services);
    expect(result).toMatchObject({ status: 400, errors: [{ field, code }] });
    expect(await submissions()).toEqual([]);
    expect(uses).toEqual([['wrong', '192.0.2.7']]);
  },
);

test('[CT-1] a text as long as is allowed passes, however its line breaks were sent', async () => {
  const { services, submissions } = await open();
  const message = 'x\n'.repeat(2499).concat('xx');
  const full = { name: 'n'.repeat(200), company: 'c'.repeat(200), subject: 's'.repeat(200) };
  await acceptContact({ ...GOOD, ...full, message: ` ${message.replaceAll('\n', '\r\n')} ` }, services);
  expect(await submissions()).toEqual([
    { kind: 'contact', payload: { ...EMPTY, ...GOOD, ...full, message, ...ORIGIN } },
  ]);
});

test('[CT-3] no field but the message holds a line break, which could begin a header in a mail', async () => {
  const { services, submissions } = await open();
  await acceptContact(
    { ...GOOD, subject: 'Hi\r\nBcc: all@example.org', message: 'a\tb\nc\u0000\u001b[2J' },
    services,
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
    const { services, admin, uses } = await open();
    const thanked = await acceptContact({ ...GOOD, ...sign }, services);
    expect(await admin.list()).toMatchObject([
      {
        state: 'suspected',
        last_error: lastError,
        reference: thanked.reference,
        submission: { payload: GOOD },
      },
    ]);
    expect(uses).toHaveLength(1);
    expect(await acceptContact({ ...sign, email: 'nonsense' }, services)).toMatchObject({ code: 'invalid' });
  },
);

test('[CT-5] a form that is sent again is the letter that it was, also while the first is under way and over the limit', async () => {
  const { services, submissions } = await open();
  const send = (over = {}) => acceptContact({ ...GOOD, key: 'k1', elapsed: 9000, ...over }, services);
  const [first, beside] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ status: 202 });
  expect(beside).toEqual(first);
  const limits = { consume: async () => ({ ok: false, reason: 'limited', retryAfterSeconds: 9 }) as const };
  expect(await acceptContact({ ...GOOD, key: 'k1', elapsed: 12_000 }, { ...services, limits })).toEqual(
    first,
  );
  expect(await acceptContact({ ...GOOD, key: 'k2' }, { ...services, limits })).toMatchObject({ status: 429 });
  expect(await submissions()).toHaveLength(1);
});

test('[CT-5] other words, another filling-in of the form, and a program that says nothing are letters of their own', async () => {
  const { services, submissions } = await open();
  for (const over of [{ key: 'k1' }, { key: 'k1', message: 'Put right' }, { key: 'k2' }, {}, {}])
    await acceptContact({ ...GOOD, ...over }, services);
  expect(await submissions()).toHaveLength(5);
});

test('[CT-6] a form that was suspected for its speed and is sent again in time is a letter like any other', async () => {
  const { services, admin } = await open();
  await acceptContact({ ...GOOD, key: 'k1', elapsed: 10 }, services);
  await acceptContact({ ...GOOD, key: 'k1', elapsed: 9000 }, services);
  expect(await admin.counts()).toMatchObject({ held: 1, suspected: 1 });
});

test.for([2000, '2000', '2000.5', undefined, '', null, 'soon'])(
  '[CT-6] a form without JavaScript, or with time enough, is not held up: elapsed %j',
  async (elapsed) => {
    const { services } = await open();
    expect(await acceptContact({ ...GOOD, elapsed }, services)).toMatchObject({ status: 202 });
  },
);

test('[CT-3] a subscription becomes a letter with the address, where it was typed, and nothing else', async () => {
  const { services, submissions } = await open();
  const input = { email: ' anna@example.org ', name: 'Anna', type: 'contact' };
  expect(await sendForm('newsletter', input, services)).toMatchObject({ status: 202 });
  expect(await submissions()).toEqual([
    { kind: 'newsletter', payload: { email: 'anna@example.org', ...ORIGIN } },
  ]);
});

test('[CT-4] a wrong address is answered by its code', async () => {
  const { services, submissions } = await open();
  const errors = [{ field: 'email', code: 'email' }];
  expect(await sendForm('newsletter', { email: 'anna' }, services)).toMatchObject({ status: 400, errors });
  expect(await submissions()).toEqual([]);
});
