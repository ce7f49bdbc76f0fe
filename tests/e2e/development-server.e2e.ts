import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDay } from '../../app/lib/i18n/date.ts';
import { copyProject, startDevelopment } from '../support/project-copy.ts';
import { exchange, portOf } from '../support/raw-exchange.ts';
import { temporaryFolder } from '../support/running-site.ts';
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

test('npm run dev hands out no letters, and its mailbox to no host but this machine’s own names', async () => {
  const answered = async (place: string, host = 'localhost') => {
    const request = `GET ${place} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    return exchange(portOf(server.url), request);
  };
  writeFileSync(path.join(folder, 'leads.json'), '[]');
  for (const file of ['data/site.sqlite', 'data/site.sqlite-wal', 'leads.json'])
    for (const place of [`/${file}`, `/${file}?raw`, `/${file}?url`, `/@fs${folder}/${file}`])
      expect([place, (await answered(place)).statuses]).toEqual([place, [403]]);
  expect((await answered('/__mail')).text).toContain('No mail yet');
  expect((await answered('/__mail', 'evil.example')).statuses).toEqual([403]);
});

test('[ED-1][BL-1][HM-11] npm run dev shows its first page with nothing cached, and every edit on the open page; a post without a date is of today, its card of a day of its own', async ({
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
  edit('app/components/ui/base.css', 'overflow-wrap: break-word;', 'overflow-wrap: anywhere;');
  await expect(page.locator('body')).toHaveCSS('overflow-wrap', 'anywhere');
  edit('app/pages/home/hero.tsx', '<h1', '<h1 title="edited"');
  await expect(headline).toHaveAttribute('title', 'edited');
  // A reload would have lost the mark.
  expect(await isSamePage.evaluate(({ is }) => is())).toBe(true);
  for (const id of [2, 5]) edit(`content/en/posts/${id}.md`, /^date: .*\n/m, '');
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv');
  // A reload may reach the server before the file watcher does.
  await expect(async () => {
    await page.reload();
    for (const days of [0, 1])
      await expect(page.locator('#blog time').nth(days)).toHaveAttribute('datetime', dayBefore(days), {
        timeout: 500,
      });
  }).toPass({ timeout: 30_000 });
  await page.goto(new URL('/blog/2', server.url).href);
  await expect(page.locator('article time')).toHaveText(writeDay(dayBefore(0), 'en').shown);
  // Here fonts come with the style sheet's script; the browser warns that the preload was unused.
  expect(complaints.filter((complaint) => !complaint.includes('preloaded'))).toEqual([]);

  // Vite restarts, because its configuration reads the switches.
  edit('content/switches.json', '"testimonials": true', '"testimonials": false');
  await expect(async () => {
    expect((await page.goto(server.url))?.status()).toBe(200);
    await expect(page.locator('#testimonials')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  complaints.length = 0;
});
