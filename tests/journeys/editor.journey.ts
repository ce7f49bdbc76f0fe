import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../harness/free-port.ts';
import { temporaryFolder } from '../../harness/running-site.ts';
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
// A form fills in its fields as they come into view.
test.use({ viewport: { width: 1440, height: 2400 } });
let url = '';
let stop: () => Promise<void>;

// The editor writes, so it works on a copy. What Vite keeps of packages stays in the copy too.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const rooms = ['app', 'content', 'public', 'server', 'site-files', 'harness', 'tools'];
  const files = ['package.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json', 'biome.jsonc'];
  for (const name of [...rooms, ...files])
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(project, 'node_modules')).filter((each) => each !== '.vite'))
    symlinkSync(path.join(project, 'node_modules', name), path.join(folder, 'node_modules', name));
  const { PATH, HOME } = process.env;
  const command = spawn(process.execPath, ['tools/dev.ts', '--edit'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(await freePort()), DATA_DIR: path.join(folder, 'data') },
  });
  const left = once(command, 'exit');
  url = await new Promise((resolve, reject) => {
    const said: string[] = [];
    createInterface(command.stderr).on('line', (line) => {
      said.push(line);
      const found = /^The editor: (\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    command.once('exit', () => reject(new Error(said.join('\n'))));
  });
  stop = async () => {
    command.kill();
    await left;
  };
});

test.afterAll(async () => {
  await stop();
  remove();
});

test('[ED-1] what is edited in two languages, and a post with its picture, are in their files and on the page beside', async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  await page.goto(url);
  const editor = page.frameLocator('iframe[title="Editor"]');
  const site = page.frameLocator('iframe[title="The page"]');
  const pane = (language: string) =>
    editor.getByRole('group', { name: new RegExp(`Edit .${language}. Content`) });
  const field = (language: string, name: string) =>
    pane(language).getByRole('group', { name: new RegExp(`^“.${name}.” Field`) });

  await editor.getByRole('row', { name: 'home' }).click();
  await field('English', 'Hero').getByRole('button', { name: 'Expand' }).first().click();
  await field('English', 'Headline').getByRole('textbox').fill('Work for machines');
  await field('French', 'Headline').getByRole('textbox').fill('Du travail pour les machines');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Work for machines', { timeout: 40_000 });

  await editor.getByRole('treeitem', { name: /Posts/ }).click();
  await editor.getByRole('button', { name: 'New' }).click();
  const write = (name: string, text: string) => field('English', name).getByRole('textbox').fill(text);
  await write('Slug', 'written-here');
  await write('Title', 'Written: in the editor');
  await write(
    'Excerpt',
    'A post that somebody has written in the editor, with a picture of its own beside it.',
  );
  await field('English', 'Topic').getByRole('radio', { name: 'automation' }).click();
  await write('Tags', 'editor');
  await write('Date', '2026-11-21');
  await write('Author', 'Léa Beispill');
  await field('English', 'Picture').getByRole('button', { name: 'Browse' }).click();
  const choosing = page.waitForEvent('filechooser');
  await editor.getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles({
    name: 'drawn-here.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>',
    ),
  });
  await editor.getByRole('button', { name: 'Insert' }).click();
  await write('Alt', 'A triangle');
  await write('Text', 'Of {company}.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Entry saved.')).toBeVisible();
  await page.goto(new URL('/en/news/written-here', url).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written: in the editor');

  const before = contentOf(project);
  const changed = [...contentOf(folder)].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'content/en/home.json',
    'content/en/posts/7.md',
    'content/fr/home.json',
    'public/pictures/drawn-here.svg',
  ]);
  // A server of development that has just begun to bundle packages answers 504 and reloads; its socket is not let through.
  complaints.length = 0;
});
