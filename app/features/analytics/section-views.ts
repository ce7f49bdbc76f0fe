import { track } from '../../lib/track/track.ts';

const half = 0.5;

/** Half of a section for one continuous second: the Media Rating Council's guideline for viewable impressions. */
const restMilliseconds = 1000;

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
        if (told.has(target) || (isSeen && resting.has(target))) continue;
        clearTimeout(resting.get(target));
        if (isSeen) resting.set(target, setTimeout(tell, restMilliseconds, target));
        else resting.delete(target);
      }
    },
    { threshold: steps },
  );
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  return () => {
    observer.disconnect();
    for (const timer of resting.values()) clearTimeout(timer);
  };
}
