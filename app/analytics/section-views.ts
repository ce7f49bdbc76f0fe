import { track } from './track.ts';

/** How much of a section, or of the window, counts as seen. */
const half = 0.5;

/** Tells once of each section of this page that comes into view, until told to stop. */
export function listenToSections(): () => void {
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        if (intersectionRatio < half && intersectionRect.height < window.innerHeight * half) continue;
        observer.unobserve(target);
        track('section_view', { label: target.id });
      }
    },
    // Fine steps: a section that is taller than two windows never shows half of itself.
    { threshold: steps },
  );
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  return () => observer.disconnect();
}
