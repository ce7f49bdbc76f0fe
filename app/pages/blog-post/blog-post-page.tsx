import { Link } from 'react-router';
import { href } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { Block } from '../../i18n/markdown.ts';
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
    fallback: boolean;
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

/** A post: its head, picture and text, ways to hand it on, and three others. A text in another language says which. */
export function BlogPostPage({ words, post, url, related }: Props) {
  const { language, prefix } = useLocale();
  const lang = post.fallback ? post.language : undefined;
  return (
    <>
      <article className="article" data-fallback={lang}>
        <header className="wrap">
          <Link className="link" to={href(prefix, 'home', 'blog')}>
            {words.page.back}
          </Link>
          {post.fallback && <p className="borrowed article__note">{words.page.fallback}</p>}
          <h1 lang={lang}>{post.title}</h1>
          <p className="lead" lang={lang}>
            {post.excerpt}
          </p>
          <div className="article__meta">
            <PostDate date={post.date} language={language} />
            <span>
              <span className="vh">{words.page.readingTime} </span>
              {post.readingTime}
            </span>
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
          <div className="prose" lang={lang}>
            <Prose blocks={post.body} anchored />
          </div>
          <SharePost words={words.share} url={url} title={post.title} />
        </div>
      </article>
      <Related words={words.related} posts={related} />
    </>
  );
}
