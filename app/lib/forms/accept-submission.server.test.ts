import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Services } from '../../../server/services.ts';
import { de, fr } from '../../../tests/support/messages.ts';
import { servicesIn } from '../../../tests/support/services.ts';
import { temporaryStore } from '../../../tests/support/temporary-store.ts';
import { contactFields } from '../../features/contact/contact.fields.ts';
import { newsletterFields } from '../../features/newsletter/newsletter.fields.ts';
import { servicesContext } from '../services-context.ts';
import { acceptSubmission } from './accept-submission.server.ts';
import { fieldsSchema } from './fields-schema.server.ts';
import { formEndpoint } from './form-endpoint.server.ts';
import { eachField } from './form-fields.ts';

const answers = { name: 'Anna', email: 'anna@example.org', subject: 'Hello', message: 'A question' };
const good = { ...eachField(contactFields, () => ''), ...answers };
const origin = { language: fr, page: `/${fr}` };
const fieldsOf = { contact: contactFields, newsletter: newsletterFields };

/** Sends a form as the page's script does. */
async function sendForm(kind: keyof typeof fieldsOf, fields: object, services: Services, page = origin.page) {
  const schema = fieldsSchema(fieldsOf[kind]);
  const { middleware } = formEndpoint(kind, (sent) => acceptSubmission(kind, schema, sent));
  const url = new URL('http://site.example/api');
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: url.host, Referer: url.origin + page },
    body: JSON.stringify(fields),
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const response = await middleware[0]?.({ request, url, context }, async () => new Response());
  return { status: response?.status, ...(await response?.json()) };
}

async function open() {
  const { services, admin, uses } = servicesIn(await temporaryStore());
  const submissions = async () => (await admin.list()).map((record) => record.submission);
  const send = (fields: object, over: Partial<Services> = {}, page?: string) =>
    sendForm('contact', fields, { ...services, ...over }, page);
  return { services, submissions, admin, uses, send };
}

test('[CT-1][CT-3] a message that is right is on disk under the reference that the visitor is told, without fields that the form lacks', async () => {
  const { send, admin, uses } = await open();
  const sent = { ...good, language: de, admin: true, website: '', elapsed: '2500' };
  const result = await send(sent);
  expect(result.status).toBe(202);
  expect((await admin.show(result.reference)).map(({ submission }) => submission)).toEqual([
    { kind: 'contact', payload: { ...good, ...origin } },
  ]);
  expect(uses).toEqual([['contact', '192.0.2.7']]);
});

test.for([
  {},
  { name: ' ', email: '\t', company: ' ', subject: '\n', message: ' \r\n ' },
  { name: 1, email: null, company: {}, subject: [], message: true },
])('[CT-1] name, email, subject and message are required, and company is not: %j', async (blank) => {
  const { send, submissions } = await open();
  const errors = ['name', 'email', 'subject', 'message'].map((field) => ({ field, code: 'required' }));
  expect(await send(blank)).toEqual({ type: 'about:blank', status: 400, code: 'invalid', errors });
  expect(await submissions()).toEqual([]);
});

test.for([
  [{ email: 'nonsense' }, 'email', 'email'],
  [{ email: `${'x'.repeat(250)}@a.lu` }, 'email', 'too_long'],
  [{ name: 'x'.repeat(201) }, 'name', 'too_long'],
  [{ message: 'x'.repeat(5001) }, 'message', 'too_long'],
] as const)('[CT-1][CT-6] what is wrong is said once, by field: %o', async ([wrong, field, code]) => {
  const { send, submissions, uses } = await open();
  expect(await send({ ...good, ...wrong })).toMatchObject({ status: 400, errors: [{ field, code }] });
  expect(await submissions()).toEqual([]);
  expect(uses).toEqual([['wrong', '192.0.2.7']]);
});

test('[CT-1][CT-3] a text of the full length passes with any line breaks, and only a message keeps them', async () => {
  const { send, submissions } = await open();
  const message = 'x\n'.repeat(2499).concat('xx');
  const subject = 's'.repeat(200);
  await send({ ...good, subject, message: ` ${message.replaceAll('\n', '\r\n')} ` });
  await send({ ...good, subject: 'Hi\r\nBcc: all@example.org', message: 'a\tb\nc\u0000\u001b[2J' });
  const stored = (await submissions()).map((submission) => submission?.payload);
  expect(stored).toEqual(
    expect.arrayContaining([
      { ...good, ...origin, subject, message },
      { ...good, ...origin, subject: 'Hi Bcc: all@example.org', message: 'a\tb\nc[2J' },
    ]),
  );
});

test.for([
  [{ website: 'https://spam.example' }, 'hidden_field'],
  [{ website: { toString: 1, valueOf: 1 } }, 'hidden_field'],
  [{ elapsed: 1999 }, 'too_fast'],
  [{ elapsed: '15' }, 'too_fast'],
] as const)('[CT-6] what looks like a bot’s is thanked and put aside: %o', async ([sign, last_error]) => {
  const { send, admin, uses } = await open();
  const { reference } = await send({ ...good, ...sign });
  expect(await admin.list()).toMatchObject([{ state: 'suspected', last_error, reference }]);
  expect(uses).toHaveLength(1);
});

test('[CT-5] a form sent again is the same message, even from another page, during the first or over the limit', async () => {
  const { send, submissions } = await open();
  const again = { ...good, key: 'k1', elapsed: 9000 };
  const [first, beside] = await Promise.all([send(again), send(again)]);
  expect(first).toMatchObject({ status: 202 });
  expect(beside).toEqual(first);
  expect(await send(again, {}, '/about')).toEqual(first);
  const limits = {
    consume: async () => ({ ok: false, reason: 'limited', retryAfterSeconds: 9, endsAt: 0 }) as const,
  };
  expect(await send({ ...again, elapsed: 12_000 }, { limits })).toEqual(first);
  expect(await send({ ...good, key: 'k2' }, { limits })).toMatchObject({ status: 429 });
  expect(await submissions()).toHaveLength(1);
});

test('[CT-5][CT-6] other words, another filling-in, a program that says nothing, and time enough after a suspicion are messages of their own', async () => {
  const { send, admin } = await open();
  for (const over of [{ key: 'k1' }, { key: 'k1', message: 'Put right' }, { key: 'k2' }, {}, {}])
    await send({ ...good, ...over });
  await send({ ...good, key: 'k3', elapsed: 10 });
  await send({ ...good, key: 'k3', elapsed: 9000 });
  expect(await admin.counts()).toMatchObject({ held: 6, suspected: 1 });
});

test.for([2000, '2000.5', undefined, '', null, 'soon', { toString: 1, valueOf: 1 }])(
  '[CT-6] a form without JavaScript, or with time enough, is not held up: elapsed %j',
  async (elapsed) => {
    const { send, admin } = await open();
    expect(await send({ ...good, elapsed })).toMatchObject({ status: 202 });
    expect(await admin.counts()).toMatchObject({ suspected: 0 });
  },
);

test('[CT-3] a subscription becomes a submission with the address, where it was typed, and nothing else', async () => {
  const { services, submissions } = await open();
  const input = { email: ' anna@example.org ', name: 'Anna', type: 'contact' };
  expect(await sendForm('newsletter', input, services)).toMatchObject({ status: 202 });
  const payload = { email: 'anna@example.org', ...origin };
  expect(await submissions()).toEqual([{ kind: 'newsletter', payload }]);
});
