import { expect, test } from 'vitest';
import type { Language } from '../../lib/i18n/languages.ts';
import { findPost, languagesOf, readPostId, type Shelves } from './find-post.ts';

type Post = { id: number; body: { text: string }; from: Language };

const full = (from: Language, id: number): Post => ({ id, from, body: { text: 'A text.' } });
const summary = (from: Language, id: number): Post => ({ id, from, body: { text: '\n' } });
const shelf = (...posts: Post[]) => new Map(posts.map((post) => [post.id, post]));

const shelves: Shelves<Post> = new Map([
  ['fr', shelf(full('fr', 1), summary('fr', 3), full('fr', 4), summary('fr', 5))],
  ['en', shelf(full('en', 1), full('en', 2), full('en', 3))],
  ['de', shelf(full('de', 1), summary('de', 2))],
]);

test.for([
  ['1', 'de', 'full', 'de'],
  ['2', 'de', 'summary', 'de'],
  ['3', 'fr', 'summary', 'fr'],
  ['2', 'fr', 'full', 'en'],
  ['4', 'en', 'full', 'fr'],
] as const)(
  '[BL-2] post %s is shown to a visitor who reads %s in its %s, in %s',
  ([id, language, what, from]) => {
    const post = (what === 'full' ? full : summary)(from, Number(id));
    expect(findPost(id, language, shelves)).toEqual({ post, language: from, isSummary: what === 'summary' });
  },
);

test.for([
  ['3', 'de'],
  ['4', 'de'],
  // French has no more than a summary of it, which does not stand in for a text.
  ['5', 'en'],
] as const)('[BL-2] post %s is not found for a visitor who reads %s', ([id, language]) => {
  expect(findPost(id, language, shelves)).toEqual({ problem: 'post_not_found', id: Number(id) });
});

test('[BL-2] a summary leads to the languages that have the text, in their order', () => {
  expect(languagesOf(3, shelves)).toEqual(['en']);
  expect(languagesOf(1, shelves)).toEqual(['en', 'fr', 'de']);
  expect(languagesOf(5, shelves)).toEqual([]);
});

test.for(['abc', '1abc', '1-2', '%20', '', ' ', 'NaN', 'null'])(
  '[BL-4] “%s” is no number, so no post',
  (text) => {
    expect(readPostId(text)).toBeUndefined();
    expect(findPost(text, 'en', shelves)).toEqual({ problem: 'invalid_post_id' });
  },
);

test.for([
  ['-1', -1],
  ['1.5', 1.5],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['1e30', 1e30],
] as const)('[BL-4] “%s” is a number, and no post has it', ([text, id]) => {
  expect(findPost(text, 'en', shelves)).toEqual({ problem: 'post_not_found', id });
});

test('[BL-4] a language without any post has lost its translations', () => {
  expect(findPost('1', 'uk', shelves)).toEqual({ problem: 'translations_missing' });
});
