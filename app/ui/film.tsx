import type { ReactNode } from 'react';
import { FilmPlayer, type FilmSource, filmSize } from './film-player.tsx';
import { Picture } from './picture.tsx';

type Props = {
  words: { pause: string; play: string };
  still: string;
  /** What the picture shows, for whoever does not see it. */
  description: string;
  source?: FilmSource | undefined;
  /** The caption: title and one sentence. */
  children: ReactNode;
};

/** A short silent film with its control under the frame, or its still, without a control, where there is no film yet. */
export function Film({ words, still, description, source, children }: Props) {
  return (
    <figure className="film">
      {source ? (
        <FilmPlayer words={words} still={still} description={description} source={source} />
      ) : (
        <div className="film__frame">
          <Picture src={still} {...filmSize} alt={description} />
        </div>
      )}
      <figcaption>{children}</figcaption>
    </figure>
  );
}
