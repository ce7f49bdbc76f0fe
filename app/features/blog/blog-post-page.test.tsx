import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { writeDay } from '../../lib/i18n/date.ts';
import { blogPostMessages } from './blog-post.messages.ts';
import { BlogPostPage } from './blog-post-page.tsx';

const { messages } = loadMessages(blogPostMessages, 'blog-post', 'fr');
const post = {
  id: 7,
  isSummary: false,
  title: 'A title',
  excerpt: 'An excerpt.',
  tags: [],
  date: writeDay('2026-11-02', 'fr'),
  updated: null,
  author: 'A. Writer',
  isSample: true,
  picture: { src: '/pictures/post-1.svg', alt: '' },
  readingTime: '5 minutes',
  body: [],
  url: 'https://firm.example/fr/news/a',
};

function shown(
  found: Pick<typeof post, 'isSummary'> & {
    language: 'fr' | 'en';
    translations: { language: 'en' | 'de'; path: string }[];
  },
) {
  const page = <BlogPostPage messages={messages} post={{ ...post, ...found }} related={[]} />;
  const children = [{ path: '/', Component: () => page }];
  const Site = createRoutesStub([{ id: 'root', Component: Outlet, loader: () => null, children }]);
  const root = { locale: { language: 'fr', prefix: 'fr' } };
  return renderToStaticMarkup(<Site hydrationData={{ loaderData: { root } }} />);
}

test('[BL-2] a summary is marked as such, has no text, and leads to every language that has it', () => {
  const html = shown({
    isSummary: true,
    language: 'fr',
    translations: [
      { language: 'en', path: '/en/news/a' },
      { language: 'de', path: '/de/news/b' },
    ],
  });
  expect(html).toContain(messages.related.summaryOnly);
  const links = [...html.matchAll(/<a [^>]*lang="(\w+)"[^>]*href="([^"]+)"[^>]*>([^<]+)</g)];
  expect(links.map(([, ...link]) => link)).toEqual([
    ['en', '/en/news/a', 'English'],
    ['de', '/de/news/b', 'Deutsch'],
  ]);
  expect(html).not.toContain('class="prose"');
  expect(html).not.toContain('data-fallback');
});

test('[BL-2] a text in another language says so, to the visitor and to the event that is told of it', () => {
  const html = shown({ isSummary: false, language: 'en', translations: [] });
  expect(html).toContain('data-fallback="en"');
  expect(html).toContain(messages.page.fallback);
  expect(html).toMatch(/class="prose" lang="en"/);
});

test('[BL-5] three links share the post’s own address, each on its network’s page in a tab of its own', () => {
  const html = shown({ isSummary: false, language: 'fr', translations: [] });
  const links = [...html.matchAll(/href="(https:[^"]+)" target="_blank"/g)].map(([, link]) => link);
  const address = encodeURIComponent(post.url);
  expect(links).toEqual([
    `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    `https://twitter.com/intent/tweet?url=${address}&amp;text=A%20title`,
    `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  ]);
});
