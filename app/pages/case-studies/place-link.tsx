import type { MouseEvent } from 'react';
import { scrollToSection } from '../../components/layout/scroll-to-section.ts';

type Props = { place: string; children: string };

/** Replaces the history entry, so that back leaves the page. */
export function PlaceLink({ place, children }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollToSection(place);
  }

  return (
    <a href={`#${place}`} className="btn down" onClick={follow}>
      {children}
    </a>
  );
}
