import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkWords } from '../../ui/link-words.tsx';
import { filmSize, filmTypes, posterSecond } from './film-files.ts';
import { onStillness, stillness } from './stillness.ts';

/** The two encodings of one film, the smaller AV1 for browsers that know it. */
type FilmSource = { av1: string; h264: string };

type Props = {
  words: { pause: string; play: string };
  /** What is seen where the film does not play, and says what is to be seen. */
  poster: ReactNode;
  day: FilmSource;
  night: FilmSource;
};

/** Whether the visitor, or the connection, asks for films not to start by themselves. */
function wantsStill(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saving =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return (
    saving ||
    stillness.get() ||
    window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

function play(film: HTMLVideoElement) {
  film.play().catch(() => {
    // The browser does not let films start by themselves: the still stays, and the button says Play.
  });
}

/**
 * The film itself over its poster: nothing of it is loaded before it comes near the viewport; there it starts
 * by itself, silent and in a loop, unless the visitor wants less motion or less data, and pauses again out of sight. What
 * the visitor has chosen by the button holds. Without JavaScript a link stands in for the button: the browser's own controls
 * would cover the poster, which Chromium paints over in grey until the film is loaded.
 */
export function FilmPlayer({ words, poster, day, night }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const chosen = useRef<'play' | 'pause'>(undefined);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const starts = chosen.current ? chosen.current === 'play' : !wantsStill();
        if (!entry?.isIntersecting) film.pause();
        else if (starts) play(film);
      },
      { rootMargin: '200px' },
    );
    observer.observe(film);
    const stop = onStillness(() => {
      chosen.current = 'pause';
      film.pause();
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);

  function toggle() {
    const film = video.current;
    if (!film) return;
    if (!film.paused) return stillness.set(true);
    chosen.current = 'play';
    stillness.set(false);
    play(film);
  }

  // It begins with the moment that the poster shows, so that nothing jumps; from then on the loop is whole.
  const from = `#t=${posterSecond}`;
  return (
    <>
      <div className="film__frame">
        {poster}
        <video
          ref={video}
          {...filmSize}
          // The poster below says what is to be seen, and the button operates it.
          aria-hidden
          preload="none"
          muted
          loop
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={day.av1 + from} type={filmTypes.av1} media="(prefers-color-scheme: light)" />
          <source src={day.h264 + from} type={filmTypes.h264} media="(prefers-color-scheme: light)" />
          <source src={night.av1 + from} type={filmTypes.av1} />
          <source src={night.h264 + from} type={filmTypes.h264} />
        </video>
      </div>
      <button
        type="button"
        className="play film__toggle"
        data-playing={playing ? '' : undefined}
        onClick={toggle}
      >
        {playing ? words.pause : <LinkWords>{words.play}</LinkWords>}
      </button>
      <noscript>
        <a className="play film__link" href={day.h264}>
          <LinkWords>{words.play}</LinkWords>
        </a>
      </noscript>
    </>
  );
}
