import { expect, test } from 'vitest';
import type { Language } from '../../lib/i18n/languages.ts';
import { findPost, type PostIndex, readPostId } from './find-post.ts';
import { relatedPosts } from './list-posts.ts';

type Post = { id: number; body: { text: string }; from: Language };

const full = (from: Language, id: number): Post => ({ id, from, body: { text: 'A text.' } });
const summary = (from: Language, id: number): Post => ({ id, from, body: { text: '\n' } });
const byId = (...all: Post[]) => new Map(all.map((post) => [post.id, post]));

const posts: PostIndex<Post> = new Map([
  ['fr', byId(full('fr', 1), summary('fr', 3), full('fr', 4), summary('fr', 5))],
  ['en', byId(full('en', 1), full('en', 2), full('en', 3))],
  ['de', byId(full('de', 1), summary('de', 2))],
]);

test.for([
  [1, 'de', 'de', false],
  [2, 'de', 'de', true],
  [3, 'fr', 'fr', true],
  [2, 'fr', 'en', false],
  [4, 'en', 'fr', false],
] as const)('[BL-2] post %s for a reader of %s: %s, as a summary: %s', ([id, language, from, isSummary]) => {
  expect(findPost(id, language, posts)).toMatchObject({ post: { from }, language: from, isSummary });
});

// French has only a summary of post 5, which does not replace a text.
test.for([
  ['3', 'de', { problem: 'post_not_found' }],
  ['5', 'en', { problem: 'post_not_found' }],
  ['1e30', 'en', { problem: 'post_not_found' }],
  ['1', 'uk', { problem: 'translations_missing' }],
  ['1abc', 'en', { problem: 'invalid_post_id' }],
  ['', 'en', { problem: 'invalid_post_id' }],
  [' ', 'en', { problem: 'invalid_post_id' }],
] as const)('[BL-2][BL-4] post “%s” for a reader of %s is the problem %j', ([id, language, problem]) => {
  expect(findPost(readPostId(id), language, posts)).toEqual(problem);
});

test('[BL-6] three others follow a post and then begin anew, those with a full text first', () => {
  const ids = (current: number, ...flags: boolean[]) =>
    relatedPosts(
      current,
      flags.map((isFull, index) => ({ id: index + 1, full: isFull })),
    ).map(({ id }) => id);
  expect(ids(2, true, true, true, true, true, true)).toEqual([3, 4, 5]);
  expect(ids(5, true, true, true, true, true, true)).toEqual([6, 1, 2]);
  expect(ids(2, true, true, true, false, false, false)).toEqual([3, 1, 4]);
});
