import { Link } from 'react-router';
import { Picture } from '../../components/ui/picture.tsx';
import { trackAttributes } from '../../lib/track/track.ts';
import type { PostPreview } from './post-cards.server.ts';
import { PostDay } from './post-day.tsx';

type Props = {
  post: PostPreview;
  to?: string;
  topic?: string | undefined;
  summaryOnly: string;
  heading?: 'h2' | 'h3';
};

export function PostCard({ post, to = post.address, topic, summaryOnly, heading: Heading = 'h3' }: Props) {
  const { id, title, excerpt, date, picture, full } = post;
  const lang = post.lang ?? undefined;
  return (
    <li className="post">
      <Picture className="post__picture" {...picture} width={1200} height={800} />
      <p className="post__meta">
        {topic && <b>{topic}</b>}
        <PostDay date={date} />
      </p>
      <Heading lang={lang}>
        <Link to={to} viewTransition {...trackAttributes('post_click', String(id))}>
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
