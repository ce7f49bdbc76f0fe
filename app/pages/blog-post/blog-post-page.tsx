import { Link } from 'react-router';
import type { Block } from '../../content/markdown.ts';
import { href, postHref, withPrefix } from '../../i18n/href.ts';
import { type Language, languageTable } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.ts';
import { storeChoice } from '../../i18n/stored-choice.ts';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { PostWords } from './blog-post.words.ts';
import { PostDate } from './post-date.tsx';
import { postPicture } from './post-picture.ts';
import { Related, type RelatedPost } from './related.tsx';
import { SharePost } from './share-post.tsx';

type Props = {
  words: PostWords;
  post: {
    id: number;
    language: Language;
    isSummary: boolean;
    fullIn: readonly Language[];
    title: string;
    excerpt: string;
    tags: readonly string[];
    date: string | null;
    readingTime: string;
    body: readonly Block[];
  };
  url: string;
  related: readonly RelatedPost[];
};

/**
 * A post: its head, picture and text, ways to hand it on, and three others. A text in another language says so; a summary
 * leads to the languages that have the text.
 */
export function BlogPostPage({ words, post, url, related }: Props) {
  const { language, prefix } = useLocale();
  const lang = post.language === language ? undefined : post.language;
  return (
    <>
      <article className="article" data-fallback={lang}>
        <header className="wrap">
          <Link className="link" to={href(prefix, 'home', 'blog')}>
            {words.page.back}
          </Link>
          {lang && <p className="borrowed article__note">{words.page.fallback}</p>}
          {post.isSummary && <FullTexts words={words} post={post} />}
          <h1 lang={lang}>{post.title}</h1>
          <p className="lead" lang={lang}>
            {post.excerpt}
          </p>
          <div className="article__meta">
            <PostDate date={post.date} language={language} />
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
          <Picture
            className="article__picture"
            src={postPicture(post.id)}
            width={1200}
            height={800}
            alt=""
            eager
          />
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

/** Says that this is a summary, and leads to the post in each language that has its text: a choice, as in the menu. */
function FullTexts({ words, post }: Pick<Props, 'words' | 'post'>) {
  return (
    <div className="borrowed article__note">
      <b>{words.related.summaryOnly}</b>
      {post.fullIn.length > 0 && <p>{words.page.fullIn}</p>}
      <ul className="actions">
        {post.fullIn.map((choice) => (
          <li key={choice}>
            <Link
              className="link"
              to={withPrefix(postHref(post.id), choice)}
              lang={choice}
              hrefLang={choice}
              onClick={() => storeChoice(choice)}
            >
              {languageTable[choice].name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
