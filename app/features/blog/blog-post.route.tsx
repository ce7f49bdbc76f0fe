import { data, redirect } from 'react-router';
import { leadsOn } from '../../components/layout/next-step.tsx';
import { fill } from '../../lib/content/fill.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { postHref, withPrefix } from '../../lib/i18n/href.ts';
import { setLanguageCookie } from '../../lib/i18n/negotiate.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { titleOfSite } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/blog-post.route.ts';
import { blogPostMessages } from './blog-post.messages.ts';
import { BlogPostPage } from './blog-post-page.tsx';
import { type PostProblem, readPostId } from './find-post.ts';
import { relatedPosts } from './list-posts.ts';
import { movedPost, openNamedPost, openPost } from './open-post.server.ts';
import { postCards } from './post-cards.server.ts';
import { postMetadata, postUrl } from './post-metadata.ts';
import { postPicture } from './post-picture.server.ts';
import { PostProblemCard } from './post-problem-card.tsx';
import { allPosts } from './posts.server.ts';

export const handle = leadsOn;

const problemStatus = {
  invalid_post_id: 400,
  post_not_found: 404,
  translations_missing: 503,
  processing_error: 500,
} as const satisfies Record<PostProblem['problem'], number>;

/** `/blog/3` in the visitor's language, `/en/news/a-song` in its own. Other spellings redirect to these. */
export function loader({ request, url, params }: Route.LoaderArgs) {
  const { language, prefix } = requestLocale({ request, url });
  const { id, slug, lang } = params;
  if (slug !== undefined && !lang) throw redirect(withPrefix(url.pathname, language));
  if (id !== undefined && lang) {
    throw redirect(withPrefix(url.pathname, ''), { headers: { 'Set-Cookie': setLanguageCookie(prefix) } });
  }
  const number = readPostId(id ?? '');
  // `/blog/01` is a spelling of the address, not a second page.
  if (number !== undefined && url.pathname !== postHref(number)) throw redirect(postHref(number), 308);
  const { errors, ...messages } = loadMessages(blogPostMessages, 'blog-post', language).messages;
  const opened =
    slug === undefined ? openPost(id ?? '', language, allPosts()) : openNamedPost(slug, language, allPosts());
  if ('problem' in opened) {
    const moved = slug && movedPost(slug, language, allPosts());
    if (moved) throw redirect(moved, 301);
    const isUnnamed = opened.problem === 'post_not_found' && opened.id === null;
    const { title, text } = errors[isUnnamed ? 'unknown' : opened.problem];
    const asked = 'id' in opened ? (opened.id ?? '') : '';
    const card = { title, text: fill(text, { id: asked }), back: errors.back };
    return data({ problem: opened.problem, card }, { status: problemStatus[opened.problem] });
  }
  return data({
    messages,
    post: { ...opened, picture: { ...opened.picture, src: postPicture(opened.picture.src) } },
    url: postUrl(opened),
    isOwn: opened.language === language && !opened.isSummary,
    translations: opened.translations,
    lacking: opened.lacking,
    related: relatedPosts(opened.id, postCards(language, allPosts())),
  });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  if ('problem' in loaderData) {
    const { name } = root.loaderData.company;
    return [{ title: titleOfSite(loaderData.card.title, name) }, { name: 'robots', content: 'noindex' }];
  }
  return postMetadata(loaderData.post, root.loaderData, loaderData.isOwn);
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  if ('problem' in loaderData) return <PostProblemCard {...loaderData.card} />;
  const { messages, post, url, related } = loaderData;
  return <BlogPostPage messages={messages} post={post} url={url} related={related} />;
}
