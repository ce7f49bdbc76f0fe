import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { listConsents } from '../../app/features/consent/consent-records.server.ts';
import { sqliteFile } from '../../server/db/sqlite-store.ts';
import { storeAt } from '../support/temporary-store.ts';
import { sendJson, siteOfFile, siteOfTest, untilItDies } from '../support/test-site.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });
const { folder } = site;

const yes = { choice: 'accepted', version: 'v1', language: 'en' };
const receiptPattern = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/;

const decide = (decision: unknown, headers: Record<string, string> = {}, to = site) =>
  sendJson(`${to.url}/api/consent`, decision, headers);

async function receiptOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'receipt' in body ? String(body.receipt) : '';
}

/** The stored consent records. */
async function evidence(dataDir = folder) {
  return listConsents(await storeAt({ dataDir, databaseUrl: undefined }));
}

async function evidenceOf(receipt: string) {
  return (await evidence()).find((record) => record.receipt === receipt);
}

test('[CK-6] a decision as JSON is answered 201 with a receipt, is evidence on disk, and sets the cookie that scripts can read', async () => {
  const before = Date.now();
  const custom = { choice: 'custom', categories: ['analytics'], version: 'v1', language: 'de' };
  const response = await decide(custom, { 'Sec-GPC': '1', 'X-Forwarded-Proto': 'https' });
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const receipt = await receiptOf(response.clone());
  const today = new Date(before).toISOString().slice(0, 10);
  expect(response.headers.getSetCookie()).toEqual([
    `consent=version=v1&date=${today}&categories=analytics&receipt=${receipt}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
  ]);
  expect(receipt).toMatch(receiptPattern);
  const record = await evidenceOf(receipt);
  expect(record).toMatchObject({
    choice: 'custom',
    analytics: 1,
    marketing: 0,
    version: 'v1',
    wording: null,
    language: 'de',
    gpc: 1,
  });
  expect(record?.decided_at).toBeGreaterThanOrEqual(before);
});

test('[CK-1][CK-6] the question is in the visitor’s language, has a version, and is answered 204 where no tool is set', async () => {
  const measured = await siteOfTest({ GA_MEASUREMENT_ID: 'G-TEST1' });
  const asked = await fetch(`${measured.url}/api/consent?language=fr`);
  expect(asked.headers.get('cache-control')).toBe('no-store');
  expect(await asked.json()).toMatchObject({
    language: 'fr',
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect((await fetch(`${site.url}/api/consent?language=fr`)).status).toBe(204);
});

test('[CK-6] the store, its companions and the log contain neither the address nor the browser’s name', async () => {
  const response = await decide(yes, {
    'X-Forwarded-For': '203.0.113.213',
    'User-Agent': 'Mosaic/0.9 (Grund)',
  });
  expect(response.status).toBe(201);
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
  const everything = [...files, ...site.log].join('\n');
  expect(everything).toContain(await receiptOf(response));
  expect(everything).not.toMatch(/203\.0\.113\.213|Mosaic|Grund/);
});

test('[CK-6] while the store is locked the answer is 503 with a time to come back, and no cookie', async () => {
  const other = new Database(sqliteFile(folder));
  other.exec('begin immediate');
  const refused = await decide(yes);
  other.exec('rollback');
  other.close();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect((await decide(yes)).status).toBe(201);
});

test('[CK-6] a server that is killed under load loses no decision that it has given a receipt for', async () => {
  const victim = await siteOfTest({ TRUSTED_PROXIES: '1' });
  const given: string[] = [];
  await untilItDies(8, async () => {
    const response = await decide(yes, {}, victim);
    if (response.status === 201) given.push(await receiptOf(response));
    if (given.length === 60) void victim.stop('SIGKILL');
  });
  expect(given.length).toBeGreaterThanOrEqual(60);
  const kept = new Set((await evidence(victim.folder)).map(({ receipt }) => receipt));
  expect(given.filter((receipt) => !kept.has(receipt))).toEqual([]);
});
