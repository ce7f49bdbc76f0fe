import { data, redirect } from 'react-router';
import { readWords } from '../../content/words.server.ts';
import { postCards } from '../../features/posts/post-cards.server.ts';
import { allPosts } from '../../features/posts/posts.server.ts';
import { postHref, withPrefix } from '../../i18n/href.ts';
import { setLanguageCookie } from '../../i18n/negotiate.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { leadsOn } from '../../layout/leads-on.ts';
import type { Route } from './+types/blog-post.route.ts';
import { blogPostWords } from './blog-post.words.ts';
import { BlogPostPage } from './blog-post-page.tsx';
import { heldPicture } from './held-picture.server.ts';
import { openNamedPost, openPost } from './open-post.server.ts';
import { postMetadata, postUrl } from './post-metadata.ts';
import { PostProblemCard } from './post-problem-card.tsx';
import { problemStatus, problemWords } from './problem-words.ts';
import { relatedPosts } from './related-posts.ts';

export const handle = leadsOn;

/**
 * A post at its number, `/blog/3`, in the visitor's language, and at its own address in each language that has its text,
 * `/en/news/a-song`. A number under a language stores that and leads to the bare one; a bare name leads to
 * the visitor's language.
 */
export function loader({ request, url, params }: Route.LoaderArgs) {
  const { language, prefix } = requestLocale({ request, url });
  const { id, slug, lang } = params;
  if (slug !== undefined && !lang) throw redirect(withPrefix(url.pathname, language));
  if (id !== undefined && lang) {
    throw redirect(withPrefix(url.pathname, ''), { headers: { 'Set-Cookie': setLanguageCookie(prefix) } });
  }
  const { errors, ...words } = readWords(blogPostWords, 'blog-post', language).words;
  const opened =
    slug === undefined ? openPost(id ?? '', language, allPosts()) : openNamedPost(slug, language, allPosts());
  if ('problem' in opened) {
    const card = { ...problemWords(errors, opened), back: errors.back };
    return data({ problem: opened.problem, card }, { status: problemStatus[opened.problem] });
  }
  // `/blog/01` is a way to write the address, not a second page.
  if (id !== undefined && url.pathname !== postHref(opened.id)) throw redirect(postHref(opened.id), 308);
  return data({
    words,
    post: { ...opened, picture: { ...opened.picture, src: heldPicture(opened.picture.src) } },
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
    return [{ title: `${loaderData.card.title} · ${name}` }, { name: 'robots', content: 'noindex' }];
  }
  return postMetadata(loaderData.post, root.loaderData, loaderData.isOwn);
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  if ('problem' in loaderData) return <PostProblemCard {...loaderData.card} />;
  const { words, post, url, related } = loaderData;
  return <BlogPostPage words={words} post={post} url={url} related={related} />;
}
