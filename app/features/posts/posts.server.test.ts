import { expect, test, vi } from 'vitest';
import { type Language, languages } from '../../i18n/languages.ts';
import { openPost } from '../../pages/blog-post/open-post.server.ts';
import { allPosts, postCards, postIds, shelvePosts } from './posts.server.ts';

const head = (title: string) => [
  '---',
  `title: "${title}"`,
  'excerpt: "A sentence that is long enough for the card of a post to say something."',
  'category: ai',
  'tags: "one, two , three"',
  '---',
];
const file = (body: string, title = 'A title') => [...head(title), body].join('\n');
const shelvesOf = (body: string) => shelvePosts({ 'content/en/posts/1.md': file(body) });

test('[BL-1] the site has six full texts in English, five in French, three in each other language', () => {
  const full = languages.map((language) => postCards(language).filter((card) => card.full).length);
  expect(Object.fromEntries(languages.map((language, index) => [language, full[index]]))).toEqual({
    en: 6,
    fr: 5,
    de: 3,
    uk: 3,
    ru: 3,
  });
});

test('[BL-1] every text of the site can be read', () => {
  const opened = languages.flatMap((language) =>
    postIds.map((id) => openPost(String(id), language, allPosts())),
  );
  expect(opened.flatMap((post) => ('problem' in post ? [post.problem] : []))).toEqual([]);
});

const partly = shelvePosts({
  'content/en/posts/1.md': file('Some words.', 'English'),
  'content/en/posts/2.md': file('Some words.', 'English'),
  'content/fr/posts/2.md': file('', 'Français'),
  'content/de/posts/1.md': file('', 'Deutsch'),
});

test('[BL-2] a text that stands in is in its own language, with the reading time in the visitor’s', () => {
  const post = openPost('1', 'fr', partly);
  expect(post).toMatchObject({ language: 'en', isSummary: false });
  expect('readingTime' in post && post.readingTime).toMatch(/^1\sminute$/);
});

test('[HM-10][BL-2] every card says what its page will show, and no card leads to a post that cannot be shown', () => {
  const said = (language: Language) =>
    postCards(language, partly).map(({ id, title, full, lang }) => [id, title, full, lang]);
  expect(said('en')).toEqual([
    [1, 'English', true, null],
    [2, 'English', true, null],
  ]);
  expect(said('fr')).toEqual([
    [1, 'English', false, 'en'],
    [2, 'Français', false, null],
  ]);
  expect(said('de')).toEqual([[1, 'Deutsch', false, null]]);
});

test('[BL-1] a post has its tags one by one, its text as a tree, and no date where its file gives none', () => {
  expect(openPost('1', 'en', shelvesOf('## Heading\n\n- item'))).toEqual({
    id: 1,
    language: 'en',
    isSummary: false,
    fullIn: ['en'],
    title: 'A title',
    excerpt: 'A sentence that is long enough for the card of a post to say something.',
    tags: ['one', 'two', 'three'],
    date: null,
    readingTime: '1 minute',
    body: [
      { kind: 'heading', level: 2, of: ['Heading'] },
      { kind: 'list', ordered: false, items: [['item']] },
    ],
  });
});

test('[BL-4] a text that cannot be shown is a processing error, and its writer hears of file and line', () => {
  const spoken = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  expect(openPost('1', 'en', shelvesOf('Fine.\n\nNot <b>fine</b>.'))).toEqual({
    problem: 'processing_error',
  });
  expect(String(spoken.mock.calls)).toContain('content/en/posts/1.md:9: a text of this site has no html');
  spoken.mockClear();
});

test('[BL-1] a broken head stops the build with the file and the line', () => {
  const broken = { 'content/en/posts/1.md': file('Body.', 'x'.repeat(111)) };
  expect(() => shelvePosts(broken)).toThrow('content/en/posts/1.md:2: title: Too big');
});

test('[BL-1] a post that no language has asked for stops the build', () => {
  expect(() => shelvePosts({ 'content/es/posts/1.md': file('Body.') })).toThrow('content/es/posts/1.md:1: ');
});
