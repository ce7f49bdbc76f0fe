import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, Element, Node } from '@xmldom/xmldom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rangeOf } from '../../app/lib/content/read-facts.ts';
import { buildCopy, editFile } from '../support/edited-build.ts';
import { company, facts } from '../support/messages.ts';
import { startMockChatService } from '../support/mock-chat-service.ts';
import { copyProject } from '../support/project-copy.ts';
import { startSite, temporaryFolder } from '../support/running-site.ts';
import { askAssistant } from '../support/test-site.ts';

// One build of an edited copy: another name and figure, longer lists, one more post and language, one section
// less.
const { folder, remove } = temporaryFolder();
const build = path.join(folder, 'build');
const oldName = company.name.split(' ')[0]?.toLowerCase() ?? '';
/** 3,000, 3.000 or 3 000. */
const written = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, '[.,\\s]?');
const [lowest, highest] = rangeOf(facts, 'smeBudget');
let built: Map<string, string>;

const read = (file: string) => JSON.parse(readFileSync(path.join(folder, 'content', file), 'utf8'));
const write = (file: string, content: unknown) =>
  writeFileSync(path.join(folder, 'content', file), JSON.stringify(content));

function lengthenLists() {
  const owner = read('company.json');
  const { legal, ...products } = owner.products;
  write('company.json', { ...owner, products: { ...products, barges: legal, tugs: legal } });
  for (const language of ['en', 'fr', 'de', 'uk', 'ru']) {
    const [home, about, services, credentials] = ['home', 'about', 'services', 'credentials'].map((file) =>
      read(`${language}/${file}.json`),
    );
    home.products.items.legal = undefined;
    for (const name of ['barges', 'tugs'])
      home.products.items[name] = { name: 'Barges', text: 'They come and go.' };
    home.services.cards.repair = home.services.cards.training;
    home.testimonials.items.push({ ...home.testimonials.items[0], quote: 'Again.' });
    about.team.items.push({ ...about.team.items[0], sample: undefined, name: 'Ada' });
    about.journey.years[2026] = { title: 'Barges', text: 'They come and go.' };
    services.offers.cards.repair = services.offers.cards.training;
    services.faq.items.push({ question: 'Why?', answer: 'Why not?' });
    credentials.partners.items.barges = { ...credentials.partners.items.law, name: 'Barges' };
    for (const [file, messages] of Object.entries({ home, about, services, credentials }))
      write(`${language}/${file}.json`, messages);
  }
}

/** English without the character e, except placeholders and codes, so that it cannot be mistaken for English. */
function inPortuguese(value: unknown, key = ''): unknown {
  const isCode = /^(?:state:(?:person|finished)|highlight:\w+)$/.test(`${key}:${value}`);
  if (typeof value === 'string')
    return isCode ? value : value.replace(/(\{\w+\})|e/g, (_all, kept?: string) => kept ?? 'ê');
  if (Array.isArray(value)) return value.map((item) => inPortuguese(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inPortuguese(item, name)]));
}

function addPortuguese() {
  editFile(folder, 'app/lib/i18n/languages.ts', (text) =>
    text.replace(
      '\n} as const;',
      "\n  pt: { name: 'Português', dates: 'pt-PT', numbers: 'pt-PT', script: 'latin', openGraph: 'pt_PT' },\n} as const;",
    ),
  );
  mkdirSync(path.join(folder, 'content/pt'));
  for (const file of ['site.json', 'home.json']) write(`pt/${file}`, inPortuguese(read(`en/${file}`)));
}

beforeAll(async () => {
  copyProject(folder);
  editFile(folder, 'content/company.json', (text) =>
    text.replaceAll(company.name, 'Novum Werk').replaceAll(new RegExp(oldName, 'gi'), 'novum'),
  );
  const changed = { kind: 'euros', value: [lowest + 100, highest + 100] };
  write('facts.json', { note: '', facts: { ...facts, smeBudget: changed } });
  const post = readFileSync(path.join(folder, 'content/en/posts/6.md'), 'utf8')
    .replace('id: 6', 'id: 7')
    .replace(/^slug: .*$/m, 'slug: the-seventh')
    .replace(/^title: .*$/m, 'title: "The seventh post"')
    .replace(/^(?:date|updated): .*\n/gm, '');
  writeFileSync(path.join(folder, 'content/en/posts/7.md'), post);
  lengthenLists();
  addPortuguese();
  editFile(folder, 'content/switches.json', (text) =>
    text.replace('"methodology": true', '"methodology": false'),
  );
  built = await buildCopy(folder);
}, 600_000);

afterAll(() => remove());

const textOf = (file: string) => built.get(file) ?? '';

test('[ED-4] a figure changed in its file changes on every page, in posts and in what the assistant is told', async () => {
  // €3,000 – €25,000, 3.000–25.000 €, 3 000 à 25 000 €.
  const former = new RegExp(`(?<!\\d)${written(lowest)}\\D{1,6}${written(highest)}(?!\\d)`);
  const english = (highest + 100).toLocaleString('en');
  expect([...built].filter(([, text]) => former.test(text)).map(([file]) => file)).toEqual([]);
  expect(textOf('client/en/index.html')).toContain(english);
  const german = [...built].flatMap(([file, text]) => (text.includes(english.replace(',', '.')) ? file : []));
  expect(german.filter((file) => file.startsWith('client/de/news/')).length).toBeGreaterThan(2);
  expect(textOf('assistant/fr.json')).toMatch(new RegExp(written(highest + 100)));

  const service = await startMockChatService();
  const site = await startSite(
    { DATA_DIR: folder, CHAT_API_URL: service.url, CHAT_API_KEY: 'key', CHAT_MODEL: 'small' },
    build,
  );
  await (await askAssistant(site.url, 'Who are you?')).text();
  await site.stop();
  await service.close();
  const [{ body = '' } = {}] = service.received;
  expect(body).toContain('Novum Werk');
  expect(body).toContain(english);
  expect(body).not.toMatch(former);
});

test('[BL-1][BL-7][BL-8][HM-11] a seventh post, in English alone and without a date, is on home, in the list, the sitemap and the feed, and in no other language', () => {
  const address = '/en/news/the-seventh';
  const home = textOf('client/en/index.html');
  expect(home).toContain('The seventh post');
  const cards = [...home.matchAll(/href="\/blog\/(\d+)"/g)].map(([, id]) => id);
  expect([...new Set(cards)]).toEqual(['7', '6', '5', '4', '3', '2']);
  for (const file of ['client/en/news/index.html', 'client/sitemap.xml', 'client/en/feed.xml']) {
    expect([file, textOf(file).includes(address)]).toEqual([file, true]);
  }
  const page = textOf('client/en/news/the-seventh/index.html');
  expect(page).toContain('<h1>The seventh post</h1>');
  // The added post has no date, in the page and the feed; the three others do.
  expect(page.match(/<time /g)).toHaveLength(3);
  expect(page).not.toMatch(/"date(?:Published|Modified)"/);
  const [, entry = ''] = textOf('client/en/feed.xml').split('<entry>');
  expect(entry).toContain('The seventh post');
  expect(entry).not.toMatch(/<(?:updated|published)>/);
  for (const language of ['de', 'uk', 'ru']) {
    const texts = ['index.html', 'news/index.html', 'feed.xml'].map((file) =>
      textOf(`client/${language}/${file}`),
    );
    expect(texts).not.toContain('');
    expect(texts.join(), language).not.toContain('The seventh post');
  }
});

test('[ED-3] one more of everything is on the pages, whatever its name, and the drawings follow', () => {
  const count = (file: string, sign: RegExp) => textOf(`client/de/${file}index.html`).match(sign)?.length;
  expect(count('', /class="prod /g)).toBe(7);
  expect(count('', /class="arm /g)).toBe(7);
  expect(count('', /class="flip"/g)).toBe(5);
  expect(count('', /<blockquote/g)).toBe(4);
  expect(count('services/', /class="offer"/g)).toBe(5);
  expect(count('services/', /<details/g)).toBe(read('de/services.json').faq.items.length);
  expect(count('about/', /class="portrait"/g)).toBe(4);
  expect(count('about/', /class="years__down"/g)).toBe(6);
  expect(count('about/', /marks\.svg#circle/g)).toBe(1);
});

test('[ED-3] in a language of which two files are translated, the rest stands in English and says so, the assistant too', () => {
  expect(textOf('client/sitemap.xml')).toContain('hreflang="pt"');
  const untold: string[] = [];
  const names = 'about services case-studies certifications programmes privacy legal-notice'.split(' ');
  for (const page of ['', ...names.map((name) => `${name}/`)]) {
    const html = textOf(`client/pt/${page}index.html`);
    expect(html).toContain('<html lang="pt">');
    const document = new DOMParser().parseFromString(html, 'text/html');
    const texts = (node: Node, isMarked: boolean): void => {
      const isEnglish = /[a-z]e|e[a-z]/.test((node.nodeValue ?? '').replace('Novum Werk', ''));
      if (node.nodeType === Node.TEXT_NODE && isEnglish && !isMarked)
        untold.push(`${page}: ${node.nodeValue}`);
      if (node instanceof Element && ['head', 'script', 'address', 'dd'].includes(node.tagName)) return;
      const lang = node instanceof Element ? node.getAttribute('lang') : null;
      for (const child of node.childNodes) texts(child, lang ? lang !== 'pt' : isMarked);
    };
    texts(document, false);
  }
  expect(untold).toEqual([]);
  expect(textOf('client/pt/case-studies/index.html')).toContain('/films/sales-en-day.av1.mp4');
  // That language's chat panel is English, so questions are too.
  expect(JSON.parse(textOf('client/pt/chat.json')).language).toBe('en');
  expect(textOf('assistant/pt.json')).toBe('');
});

test('[ED-3] the assistant says nothing of a product that its list no longer has, and the build does not stop', () => {
  const { cards } = JSON.parse(textOf('assistant/en.json'));
  expect(Object.keys(cards)).toContain('products-list');
  expect(JSON.stringify(cards)).not.toContain('Legal AI for Luxembourg');
});

test('[ED-2] the cards of the assistant lose the lines and links of a section that is off, and those that had no others are gone', () => {
  const { cards, questions, pages } = JSON.parse(textOf('assistant/en.json'));
  expect(textOf('assistant/en.json')).not.toContain('#methodology');
  expect(pages).not.toContain(read('en/home.json').methodology.title);
  expect(Object.keys(cards)).toContain('fit4ai-steps');
  expect(Object.keys(cards)).not.toContain('method-phases');
  expect(questions.map(({ card }: { card: string }) => card)).not.toContain('method-phases');
});
