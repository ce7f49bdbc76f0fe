import { expect, test } from 'vitest';
import { readWords } from '../../content/words.server.ts';
import { blogPostWords } from './blog-post.words.ts';
import { problemWords } from './problem-words.ts';

const { errors } = readWords(blogPostWords, 'blog-post', 'en').words;

test.for([
  [{ problem: 'invalid_post_id' }, 'Invalid Post', 'The post identifier is invalid.'],
  [{ problem: 'post_not_found', id: 9 }, 'Post Not Available', "We're sorry, but post #9 is not available."],
  [
    { problem: 'post_not_found', id: null },
    'Post Not Found',
    "We're sorry, but the requested post is not available.",
  ],
  [
    { problem: 'translations_missing' },
    'Translation Error',
    'The translation system is currently unavailable. Please try again later.',
  ],
  [
    { problem: 'processing_error' },
    'Processing Error',
    'An error occurred while processing this post. Please try again.',
  ],
] as const)('[BL-4] %j is said in the words of the site’s owner', ([problem, title, text]) => {
  expect(problemWords(errors, problem)).toEqual({ title, text });
});
