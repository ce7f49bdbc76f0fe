import { Link } from 'react-router';
import { tracked } from '../../analytics/tracked.ts';
import { postHref } from '../../i18n/href.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PostWords } from './blog-post.words.ts';
import { postPicture } from './post-picture.ts';

/** What the card of a related post says; `lang` where its words are not in the page's language. */
export type RelatedPost = { id: number; title: string; excerpt: string; full: boolean; lang: string | null };

type Props = { words: PostWords['related']; posts: readonly RelatedPost[] };

/** What to read next: three cards, as on the home page but without a day. */
export function Related({ words, posts }: Props) {
  return (
    <section className="sec sunk related" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{words.title}</h2>
        <ul className="posts posts--few">
          {posts.map(({ id, title, excerpt, full, lang }) => (
            <li key={id} className="post">
              <Picture className="post__picture" src={postPicture(id)} width={1200} height={800} alt="" />
              <h3 lang={lang ?? undefined}>
                <Link to={postHref(id)} viewTransition {...tracked('post_click', String(id))}>
                  {title}
                </Link>
              </h3>
              <p className="post__excerpt" lang={lang ?? undefined}>
                {excerpt}
              </p>
              {!full && <span className="badge sum post__badge">{words.summaryOnly}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
