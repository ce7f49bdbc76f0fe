import { Link } from 'react-router';
import { tracked } from '../../analytics/tracked.ts';
import type { WrittenDay } from '../../i18n/date.ts';
import type { Language } from '../../i18n/languages.ts';
import { Picture } from '../../ui/picture.tsx';

/** What a card says of a post. `full`: the text exists in the page's language; `lang`: where the card's words do not. */
export type Card = {
  id: number;
  title: string;
  excerpt: string;
  topic: string;
  date: WrittenDay;
  picture: { src: string; alt: string };
  full: boolean;
  lang: Language | null;
};

type Props = {
  post: Card;
  to: string;
  /** What it is about, where the card says so. */
  topic: string | undefined;
  /** What stands on a card whose post has no text in the language. */
  summaryOnly: string;
  heading?: 'h2' | 'h3';
};

/** One post: picture, topic, day, title, excerpt. The whole card is the link, its name is the title. */
export function PostCard({ post, to, topic, summaryOnly, heading: Heading = 'h3' }: Props) {
  const { id, title, excerpt, date, picture, full } = post;
  const lang = post.lang ?? undefined;
  return (
    <li className="post">
      <Picture className="post__picture" {...picture} width={1200} height={800} />
      <p className="post__meta">
        {topic && <b>{topic}</b>}
        <time dateTime={date.day} lang={date.lang}>
          {date.shown}
        </time>
      </p>
      <Heading lang={lang}>
        <Link to={to} state={{ picture: picture.src }} viewTransition {...tracked('post_click', String(id))}>
          {title}
        </Link>
      </Heading>
      <p className="post__excerpt" lang={lang}>
        {excerpt}
      </p>
      {!full && <span className="badge sum post__badge">{summaryOnly}</span>}
    </li>
  );
}
