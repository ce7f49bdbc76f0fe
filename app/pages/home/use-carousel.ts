import { type FocusEvent, useEffect, useState } from 'react';
import { motionPaused, onMotionPaused } from '../../features/films/motion-paused.ts';

const ADVANCE_AFTER_MS = 5000;

/** Pauses on hover, focus and in hidden tabs. Choosing a slide stops it. With reduced motion only its button starts it. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !motionPaused.get());
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = isPlaying && !isHovered && !isFocused;

  useEffect(() => {
    if (!isRunning || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((slide) => (slide + 1) % count);
    }, ADVANCE_AFTER_MS);
    return () => clearInterval(timer);
  }, [isRunning, count]);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    return onMotionPaused(() => setPlaying(false));
  }, []);

  function show(slide: number) {
    setPlaying(false);
    setCurrent(slide);
  }

  function toggle() {
    if (isPlaying) return motionPaused.set(true);
    motionPaused.set(false);
    setPlaying(true);
    // After Play is pressed, pointer and focus are still inside, so both are ignored until they return.
    setHovered(false);
    setFocused(false);
  }

  return {
    current,
    isPlaying,
    isRunning,
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
