import { Link } from 'react-router';
import { Picture } from '../../components/ui/picture.tsx';
import { Prose } from '../../components/ui/prose.tsx';
import { languageTable } from '../../lib/i18n/languages.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { newsHref } from '../../lib/site-paths.ts';
import type { PostMessages } from './blog-post.messages.ts';
import type { OpenPost } from './open-post.server.ts';
import { PostCard } from './post-card.tsx';
import type { PostPreview } from './post-cards.server.ts';
import { PostDay } from './post-day.tsx';
import { SharePost } from './share-post.tsx';

type Props = {
  messages: PostMessages;
  post: Omit<OpenPost, 'lacking'>;
  related: readonly PostPreview[];
};

export function BlogPostPage({ messages, post, related }: Props) {
  const { language } = useLocale();
  const lang = post.language === language ? undefined : post.language;
  return (
    <>
      <article className="article" data-post={post.id} data-fallback={lang}>
        <header className="wrap arrives-whole">
          <Link className="link" to={newsHref(language)}>
            {messages.page.back}
          </Link>
          {lang && <p className="fallback-note article__note">{messages.page.fallback}</p>}
          {post.isSummary && <FullTexts messages={messages} post={post} />}
          <h1 lang={lang}>{post.title}</h1>
          <p className="lead" lang={lang}>
            {post.excerpt}
          </p>
          <div className="article__meta">
            <span>
              <span className="visually-hidden">{messages.page.author} </span>
              {post.author}
              {post.isSample && ` (${messages.page.sample})`}
            </span>
            <PostDay date={post.date} />
            {post.updated && (
              <span>
                {messages.page.updated} <PostDay date={post.updated} />
              </span>
            )}
            {!post.isSummary && (
              <span>
                <span className="visually-hidden">{messages.page.readingTime} </span>
                {post.readingTime}
              </span>
            )}
            <ul aria-label={messages.page.tags} lang={lang}>
              {post.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </div>
        </header>
        <div className="wrap">
          <Picture className="article__picture" {...post.picture} width={1200} height={800} eager />
        </div>
        <div className="wrap beside">
          {!post.isSummary && (
            <div className="prose" lang={lang}>
              <Prose blocks={post.body} hasAnchors />
            </div>
          )}
          <SharePost messages={messages.share} url={post.url} title={post.title} />
        </div>
      </article>
      <section className="section sunk related" aria-labelledby="related">
        <div className="wrap">
          <h2 id="related">{messages.related.title}</h2>
          <ul className="posts posts--few">
            {related.map((card) => (
              <PostCard key={card.id} post={card} summaryOnly={messages.related.summaryOnly} />
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function FullTexts({ messages, post }: Pick<Props, 'messages' | 'post'>) {
  return (
    <div className="fallback-note article__note">
      <b>{messages.related.summaryOnly}</b>
      {post.translations.length > 0 && <p>{messages.page.fullIn}</p>}
      <ul className="actions">
        {post.translations.map(({ language, path }) => (
          <li key={language}>
            <Link className="link" to={path} lang={language} hrefLang={language}>
              {languageTable[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
