import { Link } from 'react-router';
import { PageHead } from '../../components/layout/page-head.tsx';
import { newsHref } from '../../lib/site-paths.ts';
import type { Route } from './+types/news.route.ts';
import { type ListPart, partPath } from './list-posts.ts';
import { PostCard } from './post-card.tsx';

type Props = Route.ComponentProps['loaderData'];

export function NewsPage({ language, messages, frame, topics, part, cards, pages }: Props) {
  const { list } = messages;
  const to = (target: ListPart) => newsHref(language, ...partPath(target));
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <div className="section">
        <div className="wrap">
          <nav className="filter" aria-label={list.filter}>
            {[{ id: undefined, label: list.all }, ...topics].map(({ id, label }) => (
              <Link
                key={label}
                className="choice"
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
