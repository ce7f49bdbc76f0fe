import { useState } from 'react';
import { Link } from 'react-router';
import { Section } from '../../components/layout/section.tsx';
import { PostCard } from '../../features/blog/post-card.tsx';
import type { PostPreview } from '../../features/blog/post-cards.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { newsHref, postHref } from '../../lib/site-paths.ts';
import { track } from '../../lib/track/track.ts';
import type { SectionProps } from './home.messages.ts';

type Props = SectionProps<'blog'> & {
  posts: readonly PostPreview[];
  topics: readonly { id: string; label: string }[];
  language: Language;
};

export function Blog({ messages, frame, posts, topics, language }: Props) {
  const [topic, setTopic] = useState('all');
  const shown = posts.filter((post) => topic === 'all' || post.topic === topic);
  return (
    <Section id="blog" frame={frame} head={messages}>
      <fieldset className="filter">
        <legend className="visually-hidden">{messages.filter}</legend>
        {[{ id: 'all', label: messages.all }, ...topics].map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name="topic"
              value={id}
              checked={id === topic}
              onChange={() => {
                track('filter_category', { label: id });
                setTopic(id);
              }}
            />
            <span className="choice">{label}</span>
          </label>
        ))}
      </fieldset>
      {shown.length > 0 && (
        <ul className={topic === 'all' ? 'posts' : 'posts posts--few'}>
          {shown.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              to={postHref(post.id)}
              topic={topics.find(({ id }) => id === post.topic)?.label}
              summaryOnly={messages.summaryOnly}
            />
          ))}
        </ul>
      )}
      <p role="status" className={shown.length > 0 ? 'visually-hidden' : 'posts__none'}>
        {shown.length === 0 && messages.none}
      </p>
      <p className="posts__all">
        <Link className="link" to={newsHref(language)} viewTransition>
          {messages.list}
        </Link>
      </p>
    </Section>
  );
}
