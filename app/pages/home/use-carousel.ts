import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { onStillness, stillness } from '../../features/films/stillness.ts';
import { useMedia } from '../../state/use-media.ts';

const advanceAfter = 5000;
/** As long as a change takes in the style sheet (`--d3`). */
const transitionFor = 500;

function onVisibilityChange(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * The behaviour of a carousel of `count` slides: it advances every five seconds and wraps; it waits while it is hovered,
 * while the focus is inside, and while its tab is hidden. A slide chosen by hand stops it. It never starts by itself for
 * a visitor who wants less motion, but plays for one who asks it to.
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
    // Who presses Play is still there with pointer and focus; it plays for them until they come again.
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
