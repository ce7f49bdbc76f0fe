import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fr } from '../support/messages.ts';
import { copyProject, startDevelopment } from '../support/project-copy.ts';
import { exchange } from '../support/raw-exchange.ts';
import { temporaryFolder } from '../support/running-site.ts';
import { expect, test } from './site-test.ts';

const project = path.resolve(import.meta.dirname, '../..');
const { folder, remove } = temporaryFolder();
const contentOf = (root: string) =>
  new Map(
    globSync('{content,public}/**/*.*', { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
// The editor renders a field only once it is in view.
test.use({ viewport: { width: 1440, height: 2400 } });
let server: Awaited<ReturnType<typeof startDevelopment>>;

// The editor writes, so it gets a copy of the project.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  copyProject(folder);
  server = await startDevelopment(folder, /^The editor: (\S+)/, '--edit');
});

test.afterAll(async () => {
  await server.stop();
  remove();
});

test('the development server hands out no submissions, and its mailbox to no host but this machine’s own names', async () => {
  const answered = async (place: string, host = 'localhost') => {
    const request = `GET ${place} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    return exchange(server.url, request);
  };
  writeFileSync(path.join(folder, 'leads.json'), '[]');
  for (const file of ['data/site.sqlite', 'data/site.sqlite-wal', 'leads.json'])
    for (const place of [`/${file}`, `/${file}?raw`, `/${file}?url`, `/@fs${folder}/${file}`])
      expect([place, (await answered(place)).statuses]).toEqual([place, [403]]);
  expect((await answered('/__mail')).text).toContain('No mail yet');
  expect((await answered('/__mail', 'evil.example')).statuses).toEqual([403]);
});

test('[ED-1] what is edited is on the page beside, and in its files', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  await page.goto(server.url);
  const editor = page.frameLocator('iframe[title="Editor"]');
  const site = page.frameLocator('iframe[title="The page"]');
  const pane = (language: string) =>
    editor.getByRole('group', { name: new RegExp(`Edit .${language}. Content`) });
  const field = (language: string, name: string) =>
    pane(language).getByRole('group', { name: new RegExp(`^“.${name}.” Field`) });

  await editor.getByRole('row', { name: 'home' }).click();
  await field('English', 'Hero').getByRole('button', { name: 'Expand' }).first().click();
  await field('English', 'Headline').getByRole('textbox').fill('Work for machines');
  const french = new Intl.DisplayNames('en', { type: 'language' }).of(fr) ?? '';
  await field(french, 'Headline').getByRole('textbox').fill('Du travail pour les machines');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Work for machines', { timeout: 40_000 });

  await editor.getByRole('treeitem', { name: /Posts/ }).click();
  await editor.getByRole('button', { name: 'New' }).click();
  const write = (name: string, text: string) => field('English', name).getByRole('textbox').fill(text);
  await write('Slug', 'written-here');
  await write('Title', 'Written: in the editor');
  await write('Excerpt', 'A post that somebody has written in the editor, with its picture.');
  await field('English', 'Topic').getByRole('radio', { name: 'automation' }).click();
  await write('Tags', 'editor');
  await write('Date', '2026-11-21');
  await write('Author', 'Léa Beispill');
  await field('English', 'Picture').getByRole('button', { name: 'Browse' }).click();
  const choosing = page.waitForEvent('filechooser');
  await editor.getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles(path.join(project, 'media/drawings/social-band.svg'));
  await editor.getByRole('button', { name: 'Insert' }).click();
  await write('Alt', 'A band');
  await write('Text', 'Of {company}.');
  await editor.getByRole('button', { name: 'Save' }).click();
  // The message of the previous save may still be shown.
  const post = path.join(folder, 'content/en/posts/7.md');
  await expect.poll(() => existsSync(post), { timeout: 20_000 }).toBe(true);
  await expect(editor.getByRole('row', { name: /Written: in the editor/ })).toBeVisible();

  await editor.getByRole('button', { name: 'New' }).click();
  const title = field('English', 'Title').getByRole('textbox');
  // A new form that is still loading forgets what is written into it.
  await expect(async () => {
    await title.fill('Not lost');
    await write('Tags', 'editor');
    await expect(title).toHaveValue('Not lost', { timeout: 500 });
  }).toPass();
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByRole('button', { name: new RegExp(`Enable .${french}`) }).click();
  await field(french, 'Title').getByRole('textbox').press('Escape');
  await expect(title).toHaveValue('Not lost');
  // In development fonts come late, so the browser warns of unused preloads. The policy blocks fonts and news of the editor's
  // maker.
  expect(complaints.filter((complaint) => !/preloaded|Security Policy/.test(complaint))).toEqual([]);

  const before = contentOf(project);
  const changed = [...contentOf(folder)].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'content/en/home.json',
    'content/en/posts/7.md',
    `content/${fr}/home.json`,
    'public/pictures/social-band.svg',
  ]);

  writeFileSync(path.join(folder, 'content/topics.json'), '{,');
  await page.reload();
  for (const half of [editor, site])
    await expect(half.locator('body')).toContainText('content/topics.json:1: Expected');
  complaints.length = 0;
});
