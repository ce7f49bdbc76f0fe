import { track } from '../../analytics/track.ts';
import type { HomeWords } from './home.words.ts';

/** What posts may be about. */
export type Topic = { id: string; label: string };

type Props = {
  words: HomeWords['blog'];
  topics: readonly Topic[];
  chosen: string;
  onChange: (topic: string) => void;
};

/** All topics or one; the chosen one is filled and carries a dash. */
export function BlogFilter({ words, topics, chosen, onChange }: Props) {
  return (
    <fieldset className="filter">
      <legend className="vh">{words.filter}</legend>
      {[{ id: 'all', label: words.all }, ...topics].map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name="topic"
            value={id}
            checked={id === chosen}
            onChange={() => {
              track('filter_category', { label: id });
              onChange(id);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
