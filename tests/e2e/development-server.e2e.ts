import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../harness/running-site.ts';
import { copyProject, startDevelopment } from '../support/project-copy.ts';
import { expect, test } from './site-test.ts';
import { scriptsRun } from './visit.ts';

const { folder, remove } = temporaryFolder();
let server: Awaited<ReturnType<typeof startDevelopment>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copyProject(folder);
  server = await startDevelopment(folder, /hot reload: (\S+)/);
});

test.afterAll(async () => {
  await server.stop();
  remove();
});

function edit(file: string, from: string | RegExp, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(place, text.replace(from, to));
}

test('[ED-1] npm run dev shows its first page with nothing cached, and every edit on the open page', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.goto(server.url, { timeout: 60_000 });
  await scriptsRun(page);
  const headline = page.getByRole('heading', { level: 1 });
  const isSamePage = await page.evaluateHandle(() => ({ is: () => document.readyState === 'complete' }));

  edit('content/en/home.json', '"headline": "', '"headline": "Edited: ');
  await expect(headline).toContainText('Edited: ');
  edit('content/facts.json', /(?<before>"proofDays": \{[^}]*"value": )10/, '$<before>11');
  await expect(page.getByRole('main')).toContainText('11 days');
  edit('app/ui/base.css', 'overflow-wrap: break-word;', 'overflow-wrap: anywhere;');
  await expect(page.locator('body')).toHaveCSS('overflow-wrap', 'anywhere');
  edit('app/pages/home/hero.tsx', '<h1', '<h1 title="edited"');
  await expect(headline).toHaveAttribute('title', 'edited');
  // A page that had been loaded anew would have forgotten it.
  expect(await isSamePage.evaluate(({ is }) => is())).toBe(true);
  // The letters come with the style sheet's script here, and later than the browser would like.
  expect(complaints.filter((complaint) => !complaint.includes('preloaded'))).toEqual([]);

  // Vite's own configuration reads them, so it starts anew.
  edit('content/switches.json', '"testimonials": true', '"testimonials": false');
  await expect(async () => {
    expect((await page.goto(server.url))?.status()).toBe(200);
    await expect(page.locator('#testimonials')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  complaints.length = 0;
});
