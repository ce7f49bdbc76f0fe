import { track } from '../../analytics/track.ts';
import type { HomeWords } from './home.words.ts';

const topics = ['all', 'ai', 'automation', 'saas'] as const;
export type Topic = (typeof topics)[number];

type Props = { words: HomeWords['blog']; topic: Topic; onChange: (topic: Topic) => void };

/** One of four topics; the chosen one is filled and carries a dash. */
export function BlogFilter({ words, topic, onChange }: Props) {
  return (
    <fieldset className="filter">
      <legend className="vh">{words.filter}</legend>
      {topics.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="topic"
            value={option}
            checked={option === topic}
            onChange={() => {
              track('filter_category', { label: option });
              onChange(option);
            }}
          />
          <span>{words[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
