import type { PostMessages } from './blog-post.messages.ts';
import { type Card, PostCard } from './post-card.tsx';

type Props = {
  messages: PostMessages['related'];
  posts: readonly (Card & { address: string })[];
};

export function Related({ messages, posts }: Props) {
  return (
    <section className="sec sunk related" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{messages.title}</h2>
        <ul className="posts posts--few">
          {posts.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              to={post.address}
              topic={undefined}
              summaryOnly={messages.summaryOnly}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
