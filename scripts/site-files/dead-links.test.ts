import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, type Language } from '../../app/lib/i18n/languages.ts';
import { readPage } from './built-pages.ts';
import { deadLinks, deadPostLinks } from './dead-links.ts';

const page = (path: string, body: string, language: Language = 'en') =>
  readPage(path, language, `<!DOCTYPE html><body>${body}</body>`);

const redirects = new Map([
  ['/products', '/#products'],
  ['/wishes', '/#wishes'],
  ['/nowhere', '/'],
  ['/en/blog/1', '/blog/1'],
]);
/** Only English has post 1. */
const ask = async (path: string, language: string) => {
  if (path === '/blog/1' && language === 'en') return new Response('<p id="end">A post</p>');
  const location = redirects.get(path);
  return new Response(null, location ? { status: 302, headers: { location } } : { status: 404 });
};

/** Returns the dead links of a page with one link, beside a home page with one section. */
function found(link: string, language: Language = 'en'): Promise<string[]> {
  const home = page('/', '<section id="products"></section>');
  const about = page('/about', `<a id="here" href="${link}">A link</a>`, language);
  return deadLinks([home, about], (path) => path === '/pictures/film.svg', ask);
}

test('a link that leads nowhere is named with its page, and no other', async () => {
  const alive = ['/', '/#products', '/about#here', '#here', '/products', '/pictures/film.svg'];
  for (const link of [...alive, 'https://other.example/x', 'mailto:moien@site.example'])
    expect([link, await found(link)]).toEqual([link, []]);
  for (const link of ['/#methodology', '#there', '/services', '/nowhere', '/wishes', '/pictures/none.svg'])
    expect(await found(link)).toEqual([`/about (en) links to ${link}, which does not exist`]);
});

test('[BL-2] a link to a post is dead in the language that lacks it, and alive under the prefix of one that has it', async () => {
  for (const link of ['/en/blog/1', '/en/blog/1#end']) expect(await found(link, 'uk')).toEqual([]);
  const body = { file: 'en/posts/2.md', line: 9, text: '\n[Alive](/blog/2#x), [dead](/blog/7)' };
  const dead = deadPostLinks(new Map([[DEFAULT_LANGUAGE, new Map([[2, { id: 2, body }]])]]));
  expect(dead).toEqual(['en/posts/2.md:10: there is no post 7 in en: take out the link']);
  for (const link of ['/blog/1', '/uk/blog/1', '/en/blog/1#none'])
    expect(await found(link, 'uk')).toEqual([`/about (uk) links to ${link}, which does not exist`]);
});
