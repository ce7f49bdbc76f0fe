import { data, redirect } from 'react-router';
import { postHref } from '../../i18n/href.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import type { Route } from './+types/blog-post.route.ts';
import { BlogPostPage } from './blog-post-page.tsx';
import { postIn } from './posts.server.ts';

/** A post has one address, without a prefix: a prefixed one stores the language and leads there. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { language, prefix } = requestLocale(request);
  const id = Number(params.id);
  if (params.lang) {
    const cookie = `language=${prefix}; Path=/; Max-Age=31536000; SameSite=Lax`;
    throw redirect(postHref(id), { headers: { 'Set-Cookie': cookie } });
  }
  const post = postIn(language, id) ?? postIn('en', id);
  if (!post) throw data(null, { status: Number.isInteger(id) ? 404 : 400 });
  return { title: post.title, excerpt: post.excerpt, lang: postIn(language, id) ? null : 'en' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.excerpt }] : [];
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPostPage post={loaderData} />;
}
