import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listConsents } from '../../app/features/consent/consent-records.server.ts';
import { de } from '../support/messages.ts';
import { storeAt } from '../support/temporary-store.ts';
import { newVisitor, sendJson, siteOfFile } from '../support/test-site.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });

const submission = {
  name: 'Anna',
  email: 'anna@example.org',
  subject: 'Bread',
  message: 'Two loaves.',
};

type Sending = { headers?: Record<string, string>; body?: BodyInit };

/** Each request comes from a new visitor, unless headers name one. */
function post(path: string, { headers = {}, body = '' }: Sending): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { ...newVisitor(), ...headers },
    body,
    redirect: 'manual',
  });
}

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };

test.for(['/api/contact', '/api/newsletter', '/api/consent', '/api/chat'])(
  '[CK-6][CH-6] a body for %s that is no JSON, of another type, or too large is refused with its own status',
  async (path) => {
    const statusOf = async (type: string, body: string) =>
      (await post(path, { headers: { 'Content-Type': type }, body })).status;
    expect(await statusOf('application/json', '{"name":')).toBe(400);
    expect(await statusOf('text/plain', 'hello')).toBe(415);
    expect(await statusOf('application/x-www-form-urlencoded', 'a&'.repeat(100))).toBe(400);
    expect(await statusOf('application/json', JSON.stringify({ ...[...'x'.repeat(101)] }))).toBe(400);
    // The body is not UTF-8, and no name may be stored with question marks.
    expect((await post(path, { headers: json, body: Buffer.from('{"name":"Zoé"}', 'latin1') })).status).toBe(
      400,
    );
    expect(await statusOf('application/json', JSON.stringify({ message: 'x'.repeat(70_000) }))).toBe(413);
  },
);

test.for([
  ['/api/contact', submission, 20, 202],
  ['/api/consent', { choice: 'accepted', version: 'v1', language: 'en' }, 60, 201],
] as const)(
  '[CT-6][CK-6] a visitor over the limit of %s is told when to come back, as JSON and as a page; another visitor is not',
  async ([path, fields, points, taken]) => {
    const address = { 'X-Forwarded-For': '10.9.9.9' };
    const send = () => sendJson(site.url + path, fields, address);
    const statuses: number[] = [];
    for (let number = 0; number <= points; number += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array.from({ length: points }, () => taken), 429]);
    const asForm = () => post(path, { headers: { ...form, ...address }, body: new URLSearchParams(fields) });
    const answers = path === '/api/contact' ? [await send(), await asForm()] : [await send()];
    expect(answers[1]?.headers.get('content-type') ?? 'text/html').toContain('text/html');
    for (const refused of answers) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await sendJson(site.url + path, fields)).status).toBe(taken);
  },
);

test('[CT-5][CT-6] forms that one visitor sends at once are each confirmed, and keep no page from another visitor', async () => {
  const headers = { ...form, 'X-Forwarded-For': '10.9.9.8' };
  const body = new URLSearchParams(submission);
  const sent = Array.from({ length: 60 }, () => post('/api/contact', { headers, body }));
  await Promise.race(sent);
  expect((await fetch(`${site.url}/programmes?permit=yes`, { headers: newVisitor() })).status).toBe(200);
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([202]));
});

test('[CT-4][CT-6] the page that says what is wrong with an address has the form of the footer too, and no id twice', async () => {
  const answer = await post('/api/newsletter', { headers: form, body: new URLSearchParams({ email: 'x' }) });
  const ids = [...(await answer.text()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect([answer.status, ids.length]).toEqual([400, new Set(ids).size]);
});

test('[CK-6] a decision is answered 201 with a receipt, sets the cookie that scripts can read, and is evidence on disk without address or browser', async () => {
  const custom = { choice: 'custom', categories: ['analytics'], version: 'v1', language: de };
  const response = await sendJson(`${site.url}/api/consent`, custom, {
    'Sec-GPC': '1',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '203.0.113.213',
    'User-Agent': 'Mosaic/0.9 (Grund)',
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
  const { receipt } = await response.json();
  const today = new Date().toISOString().slice(0, 10);
  expect(response.headers.getSetCookie()).toEqual([
    `consent=version=v1&date=${today}&categories=analytics&receipt=${receipt}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
  ]);
  const records = await listConsents(await storeAt({ dataDir: site.folder, databaseUrl: undefined }));
  const evidence = records.find((record) => record.receipt === receipt);
  expect(evidence).toMatchObject({ choice: 'custom', analytics: 1, marketing: 0, language: de, gpc: 1 });
  const files = readdirSync(site.folder).map((name) => readFileSync(join(site.folder, name), 'latin1'));
  const everything = [...files, ...site.log].join('\n');
  expect(everything).toContain(receipt);
  expect(everything).not.toMatch(/203\.0\.113\.213|Mosaic|Grund/);
});

test('no personal data stands in the log, whatever was asked for', async () => {
  const before = site.log.length;
  await fetch(`${site.url}/fr/anna@example.org%E2%80%AE%C2%9B?from=anna@example.org`);
  await expect.poll(() => site.log.length).toBeGreaterThan(before);
  expect(site.log.join('')).not.toMatch(/[\p{Bidi_Control}\u007f-\u009f]/u);
  expect(site.log.length).toBeGreaterThan(20);
  expect(site.log.join('\n')).not.toMatch(/anna|example\.org|10\.9\.9\.9|Two loaves/i);
});
