import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listConsents } from '../../app/features/consent/consent-records.server.ts';
import { de } from '../support/messages.ts';
import { storeAt } from '../support/temporary-store.ts';
import { sendJson, siteOfFile } from '../support/test-site.ts';

const site = await siteOfFile({ TRUSTED_PROXIES: '1' });
const today = () => new Date().toISOString().slice(0, 10);

async function evidenceOf(receipt: string) {
  const records = await listConsents(await storeAt({ dataDir: site.folder, databaseUrl: undefined }));
  return records.find((record) => record.receipt === receipt);
}

test('[CK-6] a decision as JSON is answered 201 with a receipt, is evidence on disk, and sets the cookie that scripts can read', async () => {
  const before = Date.now();
  const custom = { choice: 'custom', categories: ['analytics'], version: 'v1', language: de };
  const headers = { 'Sec-GPC': '1', 'X-Forwarded-Proto': 'https' };
  const response = await sendJson(`${site.url}/api/consent`, custom, headers);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { receipt } = await response.json();
  expect(response.headers.getSetCookie()).toEqual([
    `consent=version=v1&date=${today()}&categories=analytics&receipt=${receipt}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
  ]);
  const record = await evidenceOf(receipt);
  expect(record).toMatchObject({
    choice: 'custom',
    analytics: 1,
    marketing: 0,
    version: 'v1',
    wording: null,
    language: de,
    gpc: 1,
  });
  expect(record?.decided_at).toBeGreaterThanOrEqual(before);
});

test('[CK-6] the store, its companions and the log contain neither the address nor the browser’s name', async () => {
  const response = await sendJson(
    `${site.url}/api/consent`,
    { choice: 'accepted', version: 'v1', language: 'en' },
    { 'X-Forwarded-For': '203.0.113.213', 'User-Agent': 'Mosaic/0.9 (Grund)' },
  );
  const { receipt } = await response.json();
  const files = readdirSync(site.folder).map((name) => readFileSync(path.join(site.folder, name), 'latin1'));
  const everything = [...files, ...site.log].join('\n');
  expect(everything).toContain(receipt);
  expect(everything).not.toMatch(/203\.0\.113\.213|Mosaic|Grund/);
});
