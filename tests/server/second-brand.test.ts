import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchableSections } from '../../app/i18n/href.ts';
import { type RunningSite, startSite, temporaryFolder } from '../../harness/running-site.ts';
import { company, wordsIn } from '../../harness/words.ts';
import { buildCopy, editFile } from '../support/edited-build.ts';
import { copyProject } from '../support/project-copy.ts';

// Another firm made of this site by editing its content alone: Mosel Robotics, with two products, four people, three
// languages and no assistant.
const { folder, remove } = temporaryFolder();
/** Every text that the build has made, by its path. */
let built: Map<string, string>;
let site: RunningSite;

const off = ['chat', 'popup', 'newsletter', 'analytics', 'films'];
const kept = ['services', 'products'];

const oldName = company.name.split(' ')[0] ?? '';

function rename() {
  editFile(folder, 'content/company.json', (text) => {
    const renamed = JSON.parse(
      text.replaceAll(company.name, 'Mosel Robotics').replaceAll(new RegExp(oldName, 'gi'), 'mosel'),
    );
    const { video, legal } = renamed.products;
    return JSON.stringify({ ...renamed, products: { video, barges: legal } });
  });
  for (const language of ['en', 'fr', 'de']) {
    const edit = (file: string, change: (words: ReturnType<typeof JSON.parse>) => void) => {
      const place = path.join(folder, 'content', language, file);
      const words = JSON.parse(readFileSync(place, 'utf8'));
      change(words);
      writeFileSync(place, JSON.stringify(words));
    };
    edit('home.json', ({ products: { items } }) => {
      for (const name of Object.keys(items)) if (name !== 'video') delete items[name];
      items.barges = { name: 'Barges', text: 'They come and go.' };
    });
    edit('about.json', ({ team: { items } }) => items.push({ ...items[0], name: 'Ada' }));
  }
}

beforeAll(async () => {
  copyProject(folder);
  rename();
  const switches = {
    ...Object.fromEntries(off.map((name) => [name, false])),
    sections: Object.fromEntries(switchableSections.map((name) => [name, kept.includes(name)])),
    languages: { uk: false, ru: false },
  };
  writeFileSync(path.join(folder, 'content/switches.json'), JSON.stringify(switches));
  built = await buildCopy(folder);
  site = await startSite({ DATA_DIR: folder }, path.join(folder, 'build'));
}, 600_000);

afterAll(async () => {
  await site.stop();
  remove();
});

const post = (door: string) => fetch(site.url + door, { method: 'POST', body: '{}' });

test('[ED-2] doors of what is switched off answer 404, those of letters and of links in old mails do not', async () => {
  for (const door of ['/api/chat', '/api/newsletter', '/api/consent'])
    expect([door, (await post(door)).status]).toEqual([door, 404]);
  for (const file of ['/api/analytics', '/api/consent/answered.css', '/en/chat.json', '/en/feed.xml'])
    expect([file, (await fetch(site.url + file)).status]).toEqual([file, 404]);
  expect((await post('/api/contact')).status).toBe(415);
  expect((await fetch(`${site.url}/api/newsletter/link?token=x`)).status).not.toBe(404);
});

test('[ED-2] a section, a post or a language that is switched off is an unknown path', async () => {
  for (const gone of [
    '/methodology',
    '/de/fit4ai',
    '/blog/3',
    '/de/news',
    '/ru',
    '/ru/about',
    '/uk/chat.json',
  ]) {
    const answer = await fetch(site.url + gone, { redirect: 'manual' });
    const expected = gone.endsWith('.json') ? '404 null' : '302 /';
    expect([gone, `${answer.status} ${answer.headers.get('location')}`]).toEqual([gone, expected]);
  }
  const home = await fetch(site.url, {
    headers: { 'Accept-Language': 'ru, de;q=0.5', cookie: 'language=uk' },
  });
  expect(home.headers.get('content-language') ?? (await home.text())).toMatch(/^de$|<html lang="de"/);
});

test('[ED-2] nothing that is switched off is told of: no words of it, no link, no entry for a machine', () => {
  const { home, chat, newsletter, consent, popup } = wordsIn('en');
  const page = built.get('client/en/index.html') ?? '';
  expect(page).toContain(home.products.title);
  for (const words of [
    chat.button.open,
    newsletter.form.title,
    consent.banner.title,
    popup.title,
    home.methodology.title,
    home.testimonials.items[0]?.quote ?? '',
  ])
    expect([words, page.includes(words)]).toEqual([words, false]);
  const told = [...built].filter(([file]) => /\.(html|data|xml|txt)$/.test(file));
  expect(told.length).toBeGreaterThan(50);
  const traces =
    /(?:hreflang="|\/)(?:uk|ru)["/]|\/(?:news|blog|films)\/|[#/](?:fit4ai|methodology|benefits|testimonials)"|feed\.xml/i;
  expect(
    told.filter(([, text]) => traces.test(text)).map(([file, text]) => [file, traces.exec(text)?.[0]]),
  ).toEqual([]);
  expect([...built.keys()].filter((file) => /^assistant|client\/(?:uk|ru|films)\//.test(file))).toEqual([]);
});

test('[ED-4] of the firm that had the site before no name is left, and the new one has its products and its people', () => {
  const left = [...built].filter(([, text]) => text.toLowerCase().includes(oldName.toLowerCase()));
  expect(left.map(([file]) => file)).toEqual([]);
  const home = built.get('client/de/index.html') ?? '';
  expect(home).toContain('Mosel Robotics</title>');
  expect(home.match(/class="prod /g)?.length).toBe(2);
  expect(built.get('client/about/index.html')?.match(/class="portrait"/g)?.length).toBe(4);
});

test('[ED-2] a letter to the firm without an assistant and a newsletter arrives in its store', async () => {
  const letter = { name: 'Ada', email: 'ada@firm.example', subject: 'Barges', message: 'How many?' };
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(letter),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(202);
});
