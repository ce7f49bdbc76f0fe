import { startTransition, useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { BlogFilter, type Topic } from './blog-filter.tsx';
import { cardDates } from './card-dates.ts';
import type { HomeWords } from './home.words.ts';
import { type Post, PostCard } from './post-card.tsx';

type Props = { words: HomeWords['blog']; frame: SectionFrame; posts: readonly Post[]; language: Language };

/** The notes of the firm as cards, filtered by topic. Without JavaScript all of them are shown and there is no filter. */
export function Blog({ words, frame, posts, language }: Props) {
  const [topic, setTopic] = useState<Topic>('all');
  const [dates, setDates] = useState<Date[]>([]);

  // Drawn in the browser: the server's HTML is older than the visitor's today. Nobody waits for them, least of all a click.
  useEffect(() => {
    startTransition(() => setDates(cardDates(posts.length, new Date(), Math.random)));
  }, [posts.length]);

  const shown = posts
    .map((post, index) => ({ post, date: post.date ? new Date(post.date) : dates[index] }))
    .filter(({ post }) => topic === 'all' || post.category === topic);
  return (
    <Section id="blog" frame={frame}>
      <SectionHead plate={words.plate} luxembourgish={frame.luxembourgish} title={words.title} />
      <BlogFilter words={words} topic={topic} onChange={setTopic} />
      {shown.length > 0 && (
        <ul className={topic === 'all' ? 'posts' : 'posts posts--few'}>
          {shown.map(({ post, date }) => (
            <PostCard key={post.id} words={words} post={post} date={date} language={language} />
          ))}
        </ul>
      )}
      <p role="status" className={shown.length > 0 ? 'vh' : 'posts__none'}>
        {shown.length === 0 && words.none}
      </p>
    </Section>
  );
}
