import { expect, test, vi } from 'vitest';
import { newsPaths } from '../../../scripts/site-files/news-paths.ts';
import { blogLanguages, de, fr } from '../../../tests/support/messages.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { openNamedPost, openPost } from './open-post.server.ts';
import { postCards } from './post-cards.server.ts';
import { postMetadata } from './post-metadata.ts';
import { allPosts } from './posts.server.ts';
import { readPosts } from './read-posts.server.ts';

const labels = { en: 'AI', fr: 'IA', de: 'KI', uk: 'ШІ', ru: 'ИИ' };
const place = { topics: { ai: labels }, today: '2026-11-21', hasPicture: () => false };

const head = {
  id: '1',
  slug: 'a-title',
  title: '"A title"',
  excerpt: '"A sentence that is long enough for the card of a post to say something."',
  topic: 'ai',
  tags: '"one, two , three"',
  date: '2026-11-02',
  author: '"A. Writer"',
};
function file(body: string, other: Record<string, string> = {}): string {
  const lines = Object.entries({ ...head, ...other }).flatMap(([key, value]) =>
    value ? [`${key}: ${value}`] : [],
  );
  return ['---', ...lines, '---', body].join('\n');
}
const postsOf = (body: string) => readPosts({ 'content/en/posts/1.md': file(body) }, place);

test('[BL-1][BL-7] every post of the site can be read, skips no level of headings, and has an address of its own besides its number', () => {
  const problems = blogLanguages.flatMap((language) =>
    postCards(language, allPosts()).map(({ id }) => openPost(id, language, allPosts())),
  );
  expect(problems.filter((post) => 'problem' in post)).toEqual([]);
  const levels = problems.map((post) =>
    'body' in post ? post.body.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])) : [],
  );
  for (const outline of levels)
    expect(outline.every((level, index) => level <= (outline[index - 1] ?? 1) + 1)).toBe(true);
  if (!company.sample) return;
  expect(problems.length).toBeGreaterThanOrEqual(6 * blogLanguages.length);
  expect(newsPaths('2026-11-21')).toContain('/en/news/what-an-ai-project-costs');
});

const newer = { id: '2', date: '2026-11-03' };
const partly = readPosts(
  {
    'content/en/posts/1.md': file('Some words.', { title: 'English' }),
    'content/en/posts/2.md': file('Some words.', { ...newer, slug: 'two', title: 'English' }),
    [`content/${fr}/posts/2.md`]: file('', { ...newer, title: 'Français' }),
    [`content/${de}/posts/1.md`]: file('', { title: 'Deutsch' }),
  },
  place,
);

test('[HM-10][BL-2][BL-7] the newest card is first, each says what its page will show, and none leads to a post that cannot be shown', () => {
  const said = (language: Language) =>
    postCards(language, partly).map(({ id, title, full, lang, address }) => [id, title, full, lang, address]);
  expect(said('en')).toEqual([
    [2, 'English', true, null, '/en/news/two'],
    [1, 'English', true, null, '/en/news/a-title'],
  ]);
  expect(said(de)).toEqual([[1, 'Deutsch', false, null, '/blog/1']]);
  // Only French falls back to English.
  if (fr !== 'fr') return;
  expect(said(fr)).toEqual([
    [2, 'Français', false, null, '/blog/2'],
    [1, 'English', false, 'en', '/blog/1'],
  ]);
  expect(openPost(1, fr, partly)).toMatchObject({
    language: 'en',
    tags: ['one', 'two', 'three'],
    picture: { src: '/pictures/post-1.svg', alt: '' },
    readingTime: expect.stringMatching(/^1\sminute$/),
  });
});

test('[HM-11][BL-1][BL-8] a post may do without a date: its page is of today, and cards without one are the newest and have a day each', () => {
  const texts = Object.fromEntries(
    [1, 2, 3].map((id) => [
      `content/en/posts/${id}.md`,
      file('Words.', { id: `${id}`, slug: `post-${id}`, date: id === 2 ? head.date : '' }),
    ]),
  );
  const posts = readPosts(texts, place);
  expect(postCards('en', posts).map(({ id, date }) => [id, date])).toEqual([
    [3, { daysAgo: 0 }],
    [1, { daysAgo: 1 }],
    [2, { day: '2026-11-02', shown: 'November 2, 2026', lang: undefined }],
  ]);
  expect(openPost(1, 'en', posts)).toMatchObject({ date: { daysAgo: 0 } });
});

test('[BL-7] a post is found by its name in its language alone, and claims the languages that have it', () => {
  const post = openNamedPost('two', 'en', partly);
  if ('problem' in post) throw new Error(post.problem);
  const site = { company, site: { navigation: {}, footer: { home: 'Home' } } };
  const spoken = (isOwn: boolean) =>
    postMetadata(post, site, isOwn).flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []));
  expect([spoken(true), spoken(false)]).toEqual([['en'], []]);
  expect(openNamedPost('two', de, partly)).toEqual({ problem: 'unknown' });
});

test('[BL-8] a draft, and a post of a later day, appear nowhere; on its day it is there', () => {
  const texts = (other: Record<string, string>) => ({ 'content/en/posts/1.md': file('Text.', other) });
  expect(readPosts(texts({ draft: 'true' }), place).size).toBe(0);
  expect(readPosts(texts({ publishFrom: '2026-11-22' }), place).size).toBe(0);
  expect(readPosts(texts({ publishFrom: '2026-11-21' }), place).size).toBe(1);
});

test('[BL-4] a text that cannot be shown is a processing error, and its writer hears of file and line', () => {
  const spoken = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  expect(openPost(1, 'en', postsOf('Fine.\n\nNot <b>fine</b>.'))).toEqual({
    problem: 'processing_error',
  });
  expect(String(spoken.mock.calls)).toContain('content/en/posts/1.md:13: a text of this site has no html');
  spoken.mockClear();
});

test.for([
  [{ slug: 'Übung' }, ':3: slug: use a to z'],
  [{ topic: 'cars' }, ':6: topic: name one of ai, or add it to content/topics.json'],
  [{ picture: '/pictures/none.svg', alt: 'x' }, ':10: picture: put this file into the folder public'],
  [{ category: 'ai' }, ':10: category: a post has no such line: take it out'],
  [{ tags: '"{ email }"' }, ':7: there is no { email }: did you mean {email}, {'],
] as const)('[BL-8] %j in a post is an error with file, line and remedy', ([wrong, said]) => {
  const texts = { 'content/en/posts/1.md': file('Body.', wrong) };
  expect(() => readPosts(texts, place)).toThrow(`content/en/posts/1.md${said}`);
});

test('[BL-8] a slug that stands twice in a language names both files; another language may have it too', () => {
  const second = file('Body.', { id: '2' });
  const texts = { 'content/en/posts/1.md': file('Body.'), [`content/${fr}/posts/1.md`]: second };
  expect(readPosts(texts, place).size).toBe(2);
  expect(() => readPosts({ ...texts, 'content/en/posts/2.md': second }, place)).toThrow(
    'content/en/posts/2.md:3: slug: content/en/posts/1.md has a-title too: change one of them',
  );
  expect(() => readPosts({ 'content/es/posts/1.md': second }, place)).toThrow('content/es/posts/1.md:1: ');
});
