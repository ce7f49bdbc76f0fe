import { Link } from 'react-router';
import type { Block } from '../../content/markdown.ts';
import type { Card } from '../../features/posts/post-card.tsx';
import type { WrittenDay } from '../../i18n/date.ts';
import { newsHref, type Translation } from '../../i18n/href.ts';
import { type Language, languageTable } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.ts';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { PostWords } from './blog-post.words.ts';
import { Related } from './related.tsx';
import { SharePost } from './share-post.tsx';

/** A post as its page shows it. `readingTime` is written in the visitor's language. */
export type OpenPost = {
  id: number;
  /** Another than the visitor's where that has nothing of the post. */
  language: Language;
  /** Whether the language has no more than title and excerpt. */
  isSummary: boolean;
  /** The post's own addresses: one in each language that has the full text. */
  translations: readonly Translation[];
  /** The languages that have nothing of it. */
  lacking: readonly Language[];
  title: string;
  excerpt: string;
  tags: readonly string[];
  date: WrittenDay;
  updated: WrittenDay | null;
  /** The writer's name, and whether it is invented. */
  author: string;
  isSample: boolean;
  picture: { src: string; alt: string };
  readingTime: string;
  body: readonly Block[];
};

type Props = {
  words: PostWords;
  post: Omit<OpenPost, 'lacking'>;
  url: string;
  related: readonly (Card & { address: string })[];
};

/**
 * A post: its head, picture and text, ways to hand it on, and three others. A text in another language says so; a summary
 * leads to the languages that have the text.
 */
export function BlogPostPage({ words, post, url, related }: Props) {
  const { language } = useLocale();
  const lang = post.language === language ? undefined : post.language;
  return (
    <>
      <article className="article" data-post={post.id} data-fallback={lang}>
        <header className="wrap">
          <Link className="link" to={newsHref(language)}>
            {words.page.back}
          </Link>
          {lang && <p className="borrowed article__note">{words.page.fallback}</p>}
          {post.isSummary && <FullTexts words={words} post={post} />}
          <h1 lang={lang}>{post.title}</h1>
          <p className="lead" lang={lang}>
            {post.excerpt}
          </p>
          <div className="article__meta">
            <span>
              <span className="vh">{words.page.author} </span>
              {post.author}
              {post.isSample && ` (${words.page.sample})`}
            </span>
            <Day {...post.date} />
            {post.updated && (
              <span>
                {words.page.updated} <Day {...post.updated} />
              </span>
            )}
            {!post.isSummary && (
              <span>
                <span className="vh">{words.page.readingTime} </span>
                {post.readingTime}
              </span>
            )}
            <ul aria-label={words.page.tags} lang={lang}>
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
              <Prose blocks={post.body} anchored />
            </div>
          )}
          <SharePost words={words.share} url={url} title={post.title} />
        </div>
      </article>
      <Related words={words.related} posts={related} />
    </>
  );
}

function Day({ day, shown, lang }: WrittenDay) {
  return (
    <time dateTime={day} lang={lang}>
      {shown}
    </time>
  );
}

/** Says that this is a summary, and leads to the post in each language that has its text. */
function FullTexts({ words, post }: Pick<Props, 'words' | 'post'>) {
  return (
    <div className="borrowed article__note">
      <b>{words.related.summaryOnly}</b>
      {post.translations.length > 0 && <p>{words.page.fullIn}</p>}
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
