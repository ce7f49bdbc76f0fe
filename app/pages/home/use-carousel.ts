import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { onStillness, stillness } from '../../features/films/stillness.ts';
import { useMedia } from '../../lib/browser-state/use-media.ts';

const advanceAfter = 5000;
/** Milliseconds; the same as `--d3` in the style sheet. */
const transitionFor = 500;

function onVisibilityChange(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Advances every five seconds; pauses on hover, focus and in hidden tabs. Choosing a slide stops it. With reduced motion it
 * starts only by its button.
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [transitioning, setTransitioning] = useState(false);
  const [wish, setWish] = useState<'play' | 'pause' | undefined>(() =>
    stillness.get() ? 'pause' : undefined,
  );
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const hidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );

  const playing = wish ? wish === 'play' : !still;
  const running = playing && !hovered && !focused && !hidden;

  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setInterval(() => {
      setCurrent((slide) => (slide + 1) % count);
      setTransitioning(true);
    }, advanceAfter);
    return () => clearInterval(timer);
  }, [running, count]);

  useEffect(() => {
    if (!transitioning) return;
    const timer = setTimeout(() => setTransitioning(false), transitionFor);
    return () => clearTimeout(timer);
  }, [transitioning, current]);

  useEffect(() => onStillness(() => setWish('pause')), []);

  function show(slide: number) {
    setWish('pause');
    setCurrent(slide);
    setTransitioning(slide !== current);
  }

  function toggle() {
    if (playing) return stillness.set(true);
    stillness.set(false);
    setWish('play');
    // Pressing Play leaves pointer and focus inside; ignore both until they return.
    setHovered(false);
    setFocused(false);
  }

  return {
    current,
    playing,
    running,
    transitioning,
    show,
    toggle,
    attention: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
