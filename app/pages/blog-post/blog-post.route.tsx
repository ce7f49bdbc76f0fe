import { data, redirect } from 'react-router';
import { readWords } from '../../content/words.server.ts';
import { allPosts, postCards } from '../../features/posts/posts.server.ts';
import { postHref, withPrefix } from '../../i18n/href.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import type { Route } from './+types/blog-post.route.ts';
import { blogPostWords } from './blog-post.words.ts';
import { BlogPostPage } from './blog-post-page.tsx';
import { openPost } from './open-post.server.ts';
import { postMetadata, postUrl } from './post-metadata.ts';
import { PostProblemCard } from './post-problem-card.tsx';
import { problemStatus, problemWords } from './problem-words.ts';
import { relatedPosts } from './related-posts.ts';

/** A post has one address, without a prefix: a prefixed one stores the language and leads there. */
export function loader({ request, url, params }: Route.LoaderArgs) {
  const { language, prefix } = requestLocale({ request, url });
  if (params.lang) {
    const cookie = `language=${prefix}; Path=/; Max-Age=31536000; SameSite=Lax`;
    throw redirect(withPrefix(url.pathname, ''), { headers: { 'Set-Cookie': cookie } });
  }
  const { errors, ...words } = readWords(blogPostWords, 'blog-post', language).words;
  const opened = openPost(params.id, language, allPosts());
  if ('problem' in opened) {
    const card = { ...problemWords(errors, opened), back: errors.back };
    return data({ problem: opened.problem, card }, { status: problemStatus[opened.problem] });
  }
  // `/blog/01` is a way to write the address, not a second page.
  if (url.pathname !== postHref(opened.id)) throw redirect(postHref(opened.id), 308);
  const isOwn = opened.language === language && !opened.isSummary;
  return data({
    words,
    post: opened,
    url: postUrl(opened.id),
    spoken: isOwn ? opened.fullIn : [],
    related: relatedPosts(opened.id, postCards(language)),
  });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  if ('problem' in loaderData) {
    const { name } = root.loaderData.company;
    return [{ title: `${loaderData.card.title} · ${name}` }, { name: 'robots', content: 'noindex' }];
  }
  return postMetadata(loaderData.post, root.loaderData, loaderData.spoken);
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  if ('problem' in loaderData) return <PostProblemCard {...loaderData.card} />;
  const { words, post, url, related } = loaderData;
  return <BlogPostPage words={words} post={post} url={url} related={related} />;
}
