import { Link } from 'react-router';
import { tracked } from '../../analytics/tracked.ts';
import { dateLanguage, formatDate } from '../../i18n/date.ts';
import { postHref } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { Picture } from '../../ui/picture.tsx';
import type { HomeWords } from './home.words.ts';

/** What a card says of a post. `full`: the text exists in the page's language; `lang`: where the card's words do not. */
export type Post = {
  id: number;
  title: string;
  excerpt: string;
  category: 'ai' | 'saas' | 'automation';
  date: string | null;
  full: boolean;
  lang: string | null;
};

type Props = { words: HomeWords['blog']; post: Post; date: Date | undefined; language: Language };

/** One post: picture, topic, day, title, excerpt. The whole card is the link, its name is the title. */
export function PostCard({ words, post, date, language }: Props) {
  const lang = post.lang ?? undefined;
  return (
    <li className="post">
      <Picture
        className="post__picture"
        src={`/pictures/post-${post.id}.svg`}
        width={1200}
        height={800}
        alt=""
      />
      <p className="post__meta">
        <b>{words[post.category]}</b>
        <time dateTime={date?.toISOString().slice(0, 10)} lang={dateLanguage(language)}>
          {date && formatDate(date, language)}
        </time>
      </p>
      <h3 lang={lang}>
        <Link to={postHref(post.id)} viewTransition {...tracked('post_click', String(post.id))}>
          {post.title}
        </Link>
      </h3>
      <p className="post__excerpt" lang={lang}>
        {post.excerpt}
      </p>
      {!post.full && <span className="badge sum post__badge">{words.summaryOnly}</span>}
    </li>
  );
}
