import { expect, test } from 'vitest';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { readPage } from './built-pages.ts';
import { deadLinks } from './dead-links.ts';

const page = (path: string, body: string, language: Language = 'en') =>
  readPage(path, language, `<!DOCTYPE html><body>${body}</body>`);

const redirects: Record<string, string> = {
  '/products': '/#products',
  '/wishes': '/#wishes',
  '/nowhere': '/',
};
const ask = async (path: string) =>
  new Response(null, { status: 302, headers: { location: redirects[path] ?? '/' } });

/** Dead links of a page with one link, beside a home page with one section. */
function found(link: string): Promise<string[]> {
  const pages = [
    page('/', '<section id="products"></section>'),
    page('/about', `<a id="here" href="${link}">A link</a>`),
  ];
  return deadLinks(pages, (path) => path === '/pictures/film.svg', ask);
}

test('a link that leads nowhere is named with its page, and no other', async () => {
  const alive = ['/', '/#products', '/about#here', '#here', '/products', '/pictures/film.svg'];
  for (const link of [...alive, 'https://other.example/x', 'mailto:moien@site.example'])
    expect([link, await found(link)]).toEqual([link, []]);
  for (const link of ['/#methodology', '#there', '/services', '/nowhere', '/wishes', '/pictures/none.svg'])
    expect(await found(link)).toEqual([`/about (en) links to ${link}, which does not exist`]);
});

test('[BL-2] a link to a post is dead in the language that lacks it, and alive under the prefix of one that has it', async () => {
  const posts: Record<string, string> = { '/en/blog/1': '/blog/1', '/uk/blog/1': '/blog/1' };
  const askForPost = async (path: string) =>
    posts[path]
      ? new Response(null, { status: 302, headers: { location: posts[path] } })
      : new Response(null, { status: 404 });
  const links = '<a href="/blog/1">A</a><a href="/en/blog/1">B</a><a href="/uk/blog/1">C</a>';
  const pages = [page('/blog/1', ''), page('/uk', links, 'uk')];
  expect(await deadLinks(pages, () => false, askForPost)).toEqual([
    '/uk (uk) links to /blog/1, which does not exist',
    '/uk (uk) links to /uk/blog/1, which does not exist',
  ]);
});
