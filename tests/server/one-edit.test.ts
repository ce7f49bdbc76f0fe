import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeChatService } from '../../harness/fakes/chat-service.ts';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';
import { company } from '../../harness/words.ts';
import { buildCopy, copyProject, editFile } from '../support/edited-build.ts';

// One build of a copy of the project whose content somebody has edited: another name, another figure, one post more.
const { folder, remove } = temporaryFolder();
const build = path.join(folder, 'build');
const oldName = company.name.split(' ')[0]?.toLowerCase() ?? '';
/** Every text that the build has made, by its path. */
let built: Map<string, string>;

beforeAll(async () => {
  copyProject(folder);
  editFile(folder, 'content/company.json', (text) =>
    text.replaceAll(company.name, 'Novum Werk').replaceAll(new RegExp(oldName, 'gi'), 'novum'),
  );
  editFile(folder, 'content/facts.json', (text) => text.replace('[3000, 25000]', '[3100, 25100]'));
  const post = readFileSync(path.join(folder, 'content/en/posts/6.md'), 'utf8')
    .replace('id: 6', 'id: 7')
    .replace(/^slug: .*$/m, 'slug: the-seventh')
    .replace(/^title: .*$/m, 'title: "The seventh post"')
    .replace(/^date: .*$/m, 'date: 2026-11-21');
  writeFileSync(path.join(folder, 'content/en/posts/7.md'), post);
  built = await buildCopy(folder);
}, 600_000);

afterAll(() => remove());

const textOf = (file: string) => built.get(file) ?? '';

test('[ED-4] a company renamed in its file keeps its old name nowhere on the site', () => {
  expect(built.size).toBeGreaterThan(200);
  const left = [...built].filter(([, text]) => text.toLowerCase().includes(oldName)).map(([file]) => file);
  expect(left).toEqual([]);
  expect(textOf('client/uk/about/index.html')).toContain(
    '<title>Про нас: фахівці зі ШІ в Люксембурзі · Novum Werk</title>',
  );
});

test('[ED-4] a figure changed in its file changes on every page, in posts and in what the assistant is told', async () => {
  // As the languages write it: €3,000 – €25,000, 3.000–25.000 €, 3 000 à 25 000 €.
  const former = /(?<!\d)3[.,\s]?000\D{1,6}25[.,\s]?000(?!\d)/;
  expect([...built].filter(([, text]) => former.test(text)).map(([file]) => file)).toEqual([]);
  expect(textOf('client/en/index.html')).toContain('25,100');
  const germanPosts = [...built].filter(
    ([file, text]) => file.startsWith('client/de/news/') && text.includes('25.100'),
  );
  expect(germanPosts.length).toBeGreaterThan(2);
  expect(textOf('assistant/fr.json')).toMatch(/25\s100/);

  const service = await startFakeChatService();
  const site = await startSite(
    { DATA_DIR: folder, CHAT_API_URL: service.url, CHAT_API_KEY: 'key', CHAT_MODEL: 'small' },
    build,
  );
  const question = { language: 'en', messages: [{ role: 'user', content: 'Who are you?' }] };
  const answer = await fetch(`${site.url}/api/chat`, {
    method: 'POST',
    body: JSON.stringify(question),
    headers: { 'Content-Type': 'application/json' },
  });
  await answer.text();
  await site.stop();
  await service.close();
  const [{ body = '' } = {}] = service.received;
  expect(body).toContain('Novum Werk');
  expect(body).toContain('25,100');
  expect(body).not.toMatch(former);
});

test('[BL-7][BL-8] a seventh post in English alone is on home, in the list, the sitemap and the feed, and in no other language', () => {
  const address = '/en/news/the-seventh';
  const home = textOf('client/en/index.html');
  expect(home).toContain('The seventh post');
  const cards = [...home.matchAll(/href="\/blog\/(\d+)"/g)].map(([, id]) => id);
  expect([...new Set(cards)]).toEqual(['7', '6', '5', '4', '3', '2']);
  for (const file of ['client/en/news/index.html', 'client/sitemap.xml', 'client/en/feed.xml']) {
    expect([file, textOf(file).includes(address)]).toEqual([file, true]);
  }
  expect(textOf('client/en/news/the-seventh/index.html')).toContain('<h1>The seventh post</h1>');
  for (const language of ['de', 'uk', 'ru']) {
    for (const file of ['index.html', 'news/index.html', 'feed.xml']) {
      const text = textOf(`client/${language}/${file}`);
      expect([language, file, text === '', text.includes('The seventh post')]).toEqual([
        language,
        file,
        false,
        false,
      ]);
    }
  }
});
