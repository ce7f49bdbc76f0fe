import type { ReactNode } from 'react';
import { Picture } from '../../components/ui/picture.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { switches } from '../../lib/switches.ts';
import { type FilmName, filmFiles, filmLanguage, filmSize } from './film-files.ts';
import { FilmPlayer } from './film-player.tsx';

type Props = {
  messages: { pause: string; play: string };
  title: string;
  name: FilmName;
  language: Language;
  description: string;
  eager?: boolean;
  children: ReactNode;
};

export function Film({ messages, title, name, language, description, eager = false, children }: Props) {
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
  const filmed = filmLanguage(language);
  const day = filmFiles(name, filmed, 'day');
  const night = filmFiles(name, filmed, 'night');
  return (
    <figure className="film">
      <FilmPlayer
        key={day.av1}
        messages={{ ...messages, play: fill(messages.play, { name: title }) }}
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
