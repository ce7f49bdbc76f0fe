import { track } from './track.ts';

/** How much of a section, or of the window, counts as seen. */
const half = 0.5;

/**
 * How long a visitor stays at a section who does not merely pass it, in milliseconds: half of it for one continuous second is
 * what the Media Rating Council's guideline for viewable impressions calls seen.
 */
const restMilliseconds = 1000;

/** Tells once of each section of this page that a visitor comes to rest at, until told to stop. */
export function listenToSections(): () => void {
  const resting = new Map<Element, ReturnType<typeof setTimeout>>();
  const told = new Set<Element>();
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);

  function tell(section: Element): void {
    told.add(section);
    track('section_view', { label: section.id });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const isSeen = intersectionRatio >= half || intersectionRect.height >= window.innerHeight * half;
        // One notice may hold several entries of a section, old ones among them.
        if (told.has(target) || (isSeen && resting.has(target))) continue;
        clearTimeout(resting.get(target));
        if (isSeen) resting.set(target, setTimeout(tell, restMilliseconds, target));
        else resting.delete(target);
      }
    },
    // Fine steps: a section that is taller than two windows never shows half of itself.
    { threshold: steps },
  );
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  return () => {
    observer.disconnect();
    for (const timer of resting.values()) clearTimeout(timer);
  };
}
