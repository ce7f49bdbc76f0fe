import type { MouseEvent } from 'react';
import { scrollToSection } from '../../layout/scroll-to-section.ts';

type Props = { place: string; children: string };

/** A button-like link to a place of this page. It leaves no step in the history, so that back leads off the page. */
export function PlaceLink({ place, children }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', `#${place}`);
    scrollToSection(place);
  }

  return (
    <a href={`#${place}`} className="btn down" onClick={follow}>
      {children}
    </a>
  );
}
