import { fill } from '../../lib/content/fill.ts';
import type { BlogPostMessages } from './blog-post.messages.ts';
import type { PostProblem } from './find-post.ts';

export const problemStatus = {
  invalid_post_id: 400,
  post_not_found: 404,
  translations_missing: 503,
  processing_error: 500,
} as const satisfies Record<PostProblem['problem'], number>;

export function problemText(
  errors: BlogPostMessages['errors'],
  problem: PostProblem,
): { title: string; text: string } {
  if (problem.problem !== 'post_not_found') return errors[problem.problem];
  if (problem.id === null) return errors.unknown;
  const { title, text } = errors.post_not_found;
  return { title, text: fill(text, { id: problem.id }) };
}
