import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { findPost, type Shelves } from './find-post.ts';

type Post = { id: number; body: { text: string }; from: Language };

const full = (from: Language, id: number): Post => ({ id, from, body: { text: 'A text.' } });
const summary = (from: Language, id: number): Post => ({ id, from, body: { text: '\n' } });
const shelf = (...posts: Post[]) => new Map(posts.map((post) => [post.id, post]));

const shelves: Shelves<Post> = new Map([
  ['en', shelf(full('en', 1), full('en', 2), summary('en', 3))],
  ['fr', shelf(full('fr', 1), summary('fr', 2), full('fr', 3))],
  ['de', shelf(full('de', 1), summary('de', 2))],
]);

test('[BL-2] a post is shown in the visitor’s language where that has the full text', () => {
  expect(findPost('1', 'de', shelves)).toEqual({ post: full('de', 1), language: 'de', fallback: false });
});

test('[BL-2] English stands in for French, and French for English, and the answer says so', () => {
  expect(findPost('2', 'fr', shelves)).toEqual({ post: full('en', 2), language: 'en', fallback: true });
  expect(findPost('3', 'en', shelves)).toEqual({ post: full('fr', 3), language: 'fr', fallback: true });
});

test('[BL-2] nothing stands in for the other languages, not even where they have a summary', () => {
  expect(findPost('2', 'de', shelves)).toEqual({ problem: 'post_not_found', id: 2 });
  expect(findPost('3', 'de', shelves)).toEqual({ problem: 'post_not_found', id: 3 });
});

test.for(['abc', '1abc', '1-2', '%20', ' ', 'NaN', 'null'])(
  '[BL-4] “%s” is no number, so no post',
  (wanted) => {
    expect(findPost(wanted, 'en', shelves)).toEqual({ problem: 'invalid_post_id' });
  },
);

test('[BL-4] a number that no post has is not found, and the sentence may name it', () => {
  expect(findPost('9', 'en', shelves)).toEqual({ problem: 'post_not_found', id: 9 });
  expect(findPost('0', 'en', shelves)).toEqual({ problem: 'post_not_found', id: 0 });
});

test.for(['-1', '1.5', 'Infinity', '1e21'])(
  '[BL-4] %s is a number but no post’s, so no sentence names it',
  (wanted) => {
    expect(findPost(wanted, 'en', shelves)).toEqual({ problem: 'post_not_found', id: null });
  },
);

test('[BL-4] a language without any post has lost its translations', () => {
  expect(findPost('1', 'uk', shelves)).toEqual({ problem: 'translations_missing' });
});
