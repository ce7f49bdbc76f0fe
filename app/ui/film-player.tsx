import { useEffect, useRef, useState } from 'react';

/** The two files of one film, the smaller AV1 for browsers that know it. */
export type FilmSource = { av1: string; h264: string };

export const filmSize = { width: 1280, height: 720 };

type Props = {
  words: { pause: string; play: string };
  still: string;
  description: string;
  source: FilmSource;
};

/** Whether the visitor, or the connection, asks for films not to start by themselves. */
function wantsStill(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saving =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return (
    saving || window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

function play(film: HTMLVideoElement) {
  film.play().catch(() => {
    // The browser does not let films start by themselves: the still stays, and the button says Play.
  });
}

/**
 * The film itself: nothing of it is loaded before it comes near the viewport; there it starts by itself, silent and in
 * a loop, unless the visitor wants less motion or less data, and pauses again out of sight. What the visitor has chosen
 * by the button holds. Without JavaScript the browser's own controls stand in for the button.
 */
export function FilmPlayer({ words, still, description, source }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const chosen = useRef<'play' | 'pause'>(undefined);
  const [playing, setPlaying] = useState(false);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    setReady(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        const starts = chosen.current ? chosen.current === 'play' : !wantsStill();
        if (!entry?.isIntersecting) film.pause();
        else if (starts) play(film);
      },
      { rootMargin: '200px' },
    );
    observer.observe(film);
    return () => observer.disconnect();
  }, []);

  function toggle() {
    const film = video.current;
    if (!film) return;
    chosen.current = film.paused ? 'play' : 'pause';
    if (film.paused) play(film);
    else film.pause();
  }

  return (
    <>
      <div className="film__frame">
        <video
          ref={video}
          {...filmSize}
          poster={still}
          aria-label={description}
          controls={!ready}
          preload="none"
          muted
          loop
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={source.av1} type='video/mp4; codecs="av01.0.05M.08"' />
          <source src={source.h264} type="video/mp4" />
        </video>
      </div>
      <button
        type="button"
        className="play film__toggle"
        data-playing={playing ? '' : undefined}
        onClick={toggle}
      >
        {playing ? words.pause : words.play}
      </button>
    </>
  );
}
