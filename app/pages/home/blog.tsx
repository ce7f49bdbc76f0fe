import { useState } from 'react';
import { Link } from 'react-router';
import { track } from '../../analytics/track.ts';
import { type Card, PostCard } from '../../features/posts/post-card.tsx';
import { newsHref, postHref } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { HomeWords } from './home.words.ts';

/** What posts may be about. */
export type Topic = { id: string; label: string };

type Props = {
  words: HomeWords['blog'];
  frame: SectionFrame;
  posts: readonly Card[];
  topics: readonly Topic[];
  language: Language;
};

/** The newest posts as cards, of all topics or of one, which is filled and carries a dash. Without JavaScript all of them are shown and there is no filter. */
export function Blog({ words, frame, posts, topics, language }: Props) {
  const [topic, setTopic] = useState('all');
  const shown = posts.filter((post) => topic === 'all' || post.topic === topic);
  return (
    <Section id="blog" frame={frame} head={words}>
      <fieldset className="filter">
        <legend className="vh">{words.filter}</legend>
        {[{ id: 'all', label: words.all }, ...topics].map(({ id, label }) => (
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
            <span>{label}</span>
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
              summaryOnly={words.summaryOnly}
            />
          ))}
        </ul>
      )}
      <p role="status" className={shown.length > 0 ? 'vh' : 'posts__none'}>
        {shown.length === 0 && words.none}
      </p>
      <p className="posts__all">
        <Link className="link" to={newsHref(language)} viewTransition>
          {words.list}
        </Link>
      </p>
    </Section>
  );
}
