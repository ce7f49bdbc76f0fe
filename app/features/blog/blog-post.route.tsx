import { data, Link, redirect } from 'react-router';
import { siteSummary } from '../../components/layout/load-page.server.ts';
import { withNextStep } from '../../components/layout/next-step.tsx';
import { fill } from '../../lib/content/fill.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { languageCookie } from '../../lib/i18n/negotiate.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import { titleOfSite } from '../../lib/seo/page-metadata.ts';
import { href, postHref, withPrefix } from '../../lib/site-paths.ts';
import type { Route } from './+types/blog-post.route.ts';
import { blogPostMessages } from './blog-post.messages.ts';
import { type PostProblem, readPostId } from './find-post.ts';
import { relatedPosts } from './list-posts.ts';
import { movedPost, openNamedPost, openPost } from './open-post.server.ts';
import { postCards } from './post-cards.server.ts';
import { postMetadata } from './post-metadata.ts';
import { allPosts, inlinedPicture } from './posts.server.ts';

const BlogPostPage = lazyWhenUsed(() => import('./blog-post-page.tsx').then((module) => module.BlogPostPage));

export const handle = withNextStep;

const problemStatus = {
  invalid_post_id: 400,
  unknown: 404,
  post_not_found: 404,
  translations_missing: 503,
  processing_error: 500,
} as const satisfies Record<PostProblem['problem'], number>;

/** `/blog/3` shows the visitor's language, `/en/news/a-song` its own. Other spellings redirect to these. */
export function loader({ request, url, params }: Route.LoaderArgs) {
  const { language, prefix } = requestLocale({ request, url });
  const { id, slug, lang } = params;
  if (slug !== undefined && !lang) throw redirect(withPrefix(url.pathname, language));
  if (id !== undefined && lang) {
    throw redirect(withPrefix(url.pathname, ''), { headers: { 'Set-Cookie': languageCookie(prefix) } });
  }
  const number = readPostId(id);
  // `/blog/01` is another spelling of the address, not a second page.
  if (!Number.isNaN(number) && url.pathname !== postHref(number)) throw redirect(postHref(number), 308);
  const posts = allPosts();
  const opened = slug ? openNamedPost(slug, language, posts) : openPost(number, language, posts);
  const { errors, ...messages } = loadMessages(blogPostMessages, 'blog-post', language).messages;
  const site = siteSummary(language);
  if ('problem' in opened) {
    const moved = slug && movedPost(slug, language, posts);
    if (moved) throw redirect(moved, 301);
    const { title, text } = errors[opened.problem];
    const headTags = [
      { title: titleOfSite(title, site.company.name) },
      { name: 'robots', content: 'noindex' },
    ];
    const home = href(prefix, 'home', 'blog');
    const card = { title, text: fill(text, { id: number }), back: errors.back, home };
    return data({ headTags, card }, { status: problemStatus[opened.problem] });
  }
  return data({
    headTags: postMetadata(opened, site, opened.language === language && !opened.isSummary),
    messages,
    post: { ...opened, picture: { ...opened.picture, src: inlinedPicture(opened.picture.src) } },
    translations: opened.translations,
    lacking: opened.lacking,
    related: relatedPosts(opened.id, postCards(language, posts)),
  });
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  if (!('card' in loaderData)) return <BlogPostPage {...loaderData} />;
  const { title, text, back, home } = loaderData.card;
  return (
    <div className="section wrap">
      <div className="alert problem" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Link className="btn outline" to={home}>
            {back}
          </Link>
        </p>
      </div>
    </div>
  );
}
