import { expect, test } from 'vitest';
import { formatFact } from '../../app/lib/content/facts.ts';
import { figureOf } from '../../app/lib/content/read-facts.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { company, de, facts, fr, uk, valuesIn } from '../support/messages.ts';
import { siteOfFile } from '../support/test-site.ts';

const site = await siteOfFile();

function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, { headers: { 'Accept-Language': 'es', ...headers }, redirect: 'manual' });
}

async function destination(path: string): Promise<string> {
  const response = await visit(path);
  return `${response.status} ${response.headers.get('location')}`;
}

const FURTHER = 'about services case-studies certifications programmes terms privacy cookies legal-notice';
const pages = ['', ...FURTHER.split(' ').map((page) => `/${page}`)];

test('[RT-1][RT-2] every page exists at the bare path and in each language', async () => {
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    for (const page of pages) {
      const response = await visit(prefix + page || '/');
      expect([prefix + page, response.status]).toEqual([prefix + page, 200]);
      expect(await response.text()).toContain(`<html lang="${prefix.slice(1) || 'en'}"`);
    }
  }
});

test('a page of each template waits for no file, and keeps room for its pictures', async () => {
  for (const page of [...pages.map((path) => `/${uk}${path}`), `/${uk}/news`]) {
    const html = (await (await visit(page)).text()).replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    if (company.sample) expect(html).not.toMatch(/<meta name="description" content="[^"]{171}/);
    // The largest chunk is preloaded first, and the bar hydrates before the page.
    expect(html).toMatch(/^(?:(?!modulepreload).)*<link rel="modulepreload"[^>]* href="\/assets\/libraries/s);
    expect(html).toMatch(/<main[^>]*><!--\$-->/);
    expect(html).not.toMatch(/<link rel="stylesheet"|<script[^>]* src=(?![^>]*(?:async|defer|module))[^>]*>/);
    expect(html).not.toMatch(/<img(?![^>]* width=)|<img(?![^>]* height=)|<img(?![^>]* alt=)/);
  }
});

test('[RT-4][RT-8] a section’s path redirects to the home page under the same prefix, at that section', async () => {
  for (const section of ['products', 'methodology', 'fit4ai', 'smepackages', 'blog', 'contact']) {
    expect(await destination(`/${section}`)).toBe(`302 /#${section}`);
    expect(await destination(`/${uk}/${section}`)).toBe(`302 /${uk}#${section}`);
  }
});

test('[RT-5][RT-8] /called and every unknown page path redirect to the home page, prefixed or not', async () => {
  const unknown = `/called /${fr}/called /nothing /${de}/nothing/deep /xx /xx/about /${fr}/de`;
  for (const path of unknown.split(' ')) {
    expect([path, await destination(path)]).toEqual([path, '302 /']);
  }
});

test('[RT-5] what is no page answers 404', async () => {
  for (const path of ['/api', '/api/nothing', '/assets/none.js', '/none.png', `/${fr}/none.pdf`]) {
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
});

test('[PF-4][PF-6] an answer of the funding finder is rendered for its address, and kept out of search engines', async () => {
  const query =
    'permit=yes&place=inside&linked=no&difficulty=no&staff=small&money=micro&goal=implement&begun=no';
  const read = async (path: string) => (await visit(path)).text();
  const budget = figureOf(facts, 'smeExample');
  const filled = await read(`/${de}/programmes?${query}&project=${budget}`);
  const { smeExample, smeExampleState, smeExampleYou } = valuesIn(de);
  const first = formatFact({ kind: 'euros', value: (budget * (100 + figureOf(facts, 'vatRate'))) / 100 }, de);
  expect(filled).toMatch(new RegExp(`${smeExampleState} .{1,9}\\s${smeExample}.*${smeExampleYou}.*${first}`));
  // The requested answer precedes the questions.
  expect(filled).toMatch(/id="answer"[\s\S]*<form class="finder__form"/);
  expect(filled).toContain('<meta name="robots" content="noindex"/>');
  expect(filled).toContain(`<link rel="canonical" href="${company.url}/${de}/programmes"/>`);
  expect(await read(`/programmes.data?${query}&project=${budget}`)).toContain('"noindex"');
  const empty = await read(`/${de}/programmes`);
  expect(empty).not.toContain('noindex');
  expect(empty).toMatch(/<form class="finder__form".*class="finder__answer"/);
  for (const nonsense of ['project=%00%22%3E<script>', 'goal=constructor&show=answer', 'goal[]=1&goal=both'])
    expect([nonsense, (await visit(`/${fr}/programmes?${nonsense}`)).status]).toEqual([nonsense, 200]);
});
