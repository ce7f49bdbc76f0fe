import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkText } from '../../components/ui/link-text.tsx';
import { filmSize, filmTypes, POSTER_SECOND } from './film-files.ts';
import { motionPaused, onMotionPaused } from './motion-paused.ts';

type FilmSource = { av1: string; h264: string };

type Props = {
  messages: { pause: string; play: string };
  poster: ReactNode;
  day: FilmSource;
  night: FilmSource;
};

function startsPaused(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saving =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return (
    saving ||
    motionPaused.get() ||
    window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

function play(film: HTMLVideoElement) {
  film.play().catch(() => {
    // The browser blocked autoplay, so the poster stays and the button says Play.
  });
}

/**
 * Plays near the viewport, unless the visitor prefers less motion or data. Without JavaScript there is a link, because Chromium
 * would paint native controls in grey over the poster.
 */
export function FilmPlayer({ messages, poster, day, night }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const chosen = useRef<'play' | 'pause'>(undefined);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const starts = chosen.current ? chosen.current === 'play' : !startsPaused();
        if (!entry?.isIntersecting) film.pause();
        else if (starts) play(film);
      },
      { rootMargin: '200px' },
    );
    observer.observe(film);
    const stop = onMotionPaused(() => {
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
    if (!film.paused) return motionPaused.set(true);
    chosen.current = 'play';
    motionPaused.set(false);
    play(film);
  }

  // The first loop starts at the poster's frame.
  const from = `#t=${POSTER_SECOND}`;
  return (
    <>
      <div className="film__frame">
        {poster}
        <video
          ref={video}
          {...filmSize}
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
        data-playing={isPlaying ? '' : undefined}
        onClick={toggle}
      >
        {isPlaying ? messages.pause : <LinkText>{messages.play}</LinkText>}
      </button>
      <noscript>
        <a className="play film__link" href={day.h264}>
          <LinkText>{messages.play}</LinkText>
        </a>
      </noscript>
    </>
  );
}
