import type { ReactNode } from 'react';
import { fill } from '../../content/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import { switches } from '../../i18n/switches.ts';
import { Picture } from '../../ui/picture.tsx';
import { type FilmName, filmFiles, filmLanguage, filmSize } from './film-files.ts';
import { FilmPlayer } from './film-player.tsx';

type Props = {
  words: { pause: string; play: string };
  /** The film's name among the others of the page. */
  title: string;
  name: FilmName;
  /** The language of the page. */
  language: Language;
  /** What the picture shows, for whoever does not see it. */
  description: string;
  /** Whether its poster can be seen when the page opens. */
  eager?: boolean;
  /** The caption: title and one sentence. */
  children: ReactNode;
};

/**
 * A short silent film over its poster, its control under the frame. A browser that cannot read the poster's format shows
 * a drawing of the same scene without words; where films are switched off, so does every other.
 */
export function Film({ words, title, name, language, description, eager = false, children }: Props) {
  const drawing = { src: `/pictures/film-${name}.svg`, ...filmSize, alt: description, eager };
  if (!switches.films)
    return (
      <figure className="film">
        <div className="film__frame">
          <Picture {...drawing} />
        </div>
        <figcaption>{children}</figcaption>
      </figure>
    );
  const spoken = filmLanguage(language);
  const day = filmFiles(name, spoken, 'day');
  const night = filmFiles(name, spoken, 'night');
  return (
    <figure className="film">
      <FilmPlayer
        // Another language is another film: the old one must not play on.
        key={day.av1}
        words={{ ...words, play: fill(words.play, { name: title }) }}
        day={day}
        night={night}
        poster={
          <Picture
            {...drawing}
            sources={[
              { srcSet: night.poster, type: 'image/avif', media: '(prefers-color-scheme: dark)' },
              { srcSet: day.poster, type: 'image/avif' },
            ]}
          />
        }
      />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
