import { fill } from '../../content/fill.ts';
import type { PostProblem } from '../../features/posts/find-post.ts';
import type { BlogPostWords } from './blog-post.words.ts';

/** HTTP status of each way in which a post cannot be shown. */
export const problemStatus = {
  invalid_post_id: 400,
  post_not_found: 404,
  translations_missing: 503,
  processing_error: 500,
} as const satisfies Record<PostProblem['problem'], number>;

/** The sentence for a problem: a post that is not there is named by its number where that could be a post's. */
export function problemWords(
  errors: BlogPostWords['errors'],
  problem: PostProblem,
): { title: string; text: string } {
  if (problem.problem !== 'post_not_found') return errors[problem.problem];
  if (problem.id === null) return errors.unknown;
  const { title, text } = errors.post_not_found;
  return { title, text: fill(text, { id: problem.id }) };
}
