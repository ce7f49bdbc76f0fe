import { Link } from 'react-router';
import { type Card, PostCard } from '../../features/posts/post-card.tsx';
import { newsHref } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import { type ListPart, partPath } from './list-posts.ts';
import type { NewsWords } from './news.words.ts';

type Props = {
  language: Language;
  words: NewsWords;
  frame: SectionFrame;
  topics: readonly { id: string; label: string }[];
  part: ListPart;
  cards: readonly (Card & { address: string })[];
  /** How many pages the part has. */
  pages: number;
};

/** The posts, newest first, all or of one topic: rows under links that choose the topic, and ways to the next page. */
export function NewsPage({ language, words, frame, topics, part, cards, pages }: Props) {
  const { list } = words;
  const to = (other: ListPart) => newsHref(language, ...partPath(other));
  return (
    <>
      <PageHead words={words.head} frame={frame} />
      <div className="sec">
        <div className="wrap">
          <nav className="filter" aria-label={list.filter}>
            {[{ id: undefined, label: list.all }, ...topics].map(({ id, label }) => (
              <Link
                key={label}
                to={to({ topic: id, page: 1 })}
                aria-current={id === part.topic ? 'page' : undefined}
                preventScrollReset
              >
                {label}
              </Link>
            ))}
          </nav>
          {cards.length === 0 && <p className="posts__none">{list.none}</p>}
          <ul className="posts posts--rows">
            {cards.map((card) => (
              <PostCard
                key={card.id}
                post={card}
                to={card.address}
                topic={topics.find(({ id }) => id === card.topic)?.label}
                summaryOnly={list.summaryOnly}
                heading="h2"
              />
            ))}
          </ul>
          {pages > 1 && (
            <p className="actions posts__all">
              {part.page > 1 && (
                <Link className="link" rel="prev" to={to({ ...part, page: part.page - 1 })}>
                  {list.newer}
                </Link>
              )}
              {part.page < pages && (
                <Link className="link" rel="next" to={to({ ...part, page: part.page + 1 })}>
                  {list.older}
                </Link>
              )}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
