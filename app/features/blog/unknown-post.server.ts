import { postHref } from '../../lib/i18n/href.ts';
import { negotiateLanguage } from '../../lib/i18n/negotiate.ts';
import { findPost, readPostId } from './find-post.ts';
import { allPosts } from './posts.server.ts';

/** A number that no author would choose and no page contains by chance. */
const standIn = 7_061_503_298_417_653;

/** A 404 page rendered once per language, with `number` put in for `standIn`. */
export type AlikePage = { path: string; language: string; standIn: string; number: string };

export function unknownPost({
  method,
  url,
  headers,
}: Pick<Request, 'method' | 'url' | 'headers'>): AlikePage | undefined {
  const { pathname } = new URL(url);
  const number = readPostId(pathname.split('/').at(-1) ?? '');
  if (!['GET', 'HEAD'].includes(method) || number === undefined || pathname !== postHref(number)) return;
  const language = negotiateLanguage({ url, headers });
  const found = findPost(String(number), language, allPosts());
  if (!('problem' in found && found.problem === 'post_not_found')) return;
  return { path: postHref(standIn), language, standIn: String(standIn), number: String(number) };
}
