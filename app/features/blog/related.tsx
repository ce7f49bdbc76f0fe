import { type Card, PostCard } from '../../features/posts/post-card.tsx';
import type { PostWords } from './blog-post.words.ts';

type Props = {
  words: PostWords['related'];
  posts: readonly (Card & { address: string })[];
};

/** What to read next: three cards, as on the home page. */
export function Related({ words, posts }: Props) {
  return (
    <section className="sec sunk related" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{words.title}</h2>
        <ul className="posts posts--few">
          {posts.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              to={post.address}
              topic={undefined}
              summaryOnly={words.summaryOnly}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
