import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';
import { stepsBack } from './steps-back.ts';

/** How many steps of the history lead back to another page of this site; 0 where there is none. */
function stepsToPageBefore(): number {
  if ('navigation' in window) {
    const { currentEntry } = window.navigation;
    const visited = window.navigation.entries().slice(0, (currentEntry?.index ?? 0) + 1);
    return stepsBack(visited.map(({ url }) => (url ? new URL(url).pathname : '')));
  }
  // Older browsers know only what React Router noted: its count of steps since the document was loaded.
  const state: unknown = history.state;
  const stepped = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
  return stepped ? 1 : 0;
}

/**
 * A link home that goes back instead where the visitor came from another page of this site. Without JavaScript, in a
 * new tab, and for whoever came from outside it leads home.
 */
export function BackLink({ children }: { children: string }) {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const home = href(prefix, 'home');

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const steps = stepsToPageBefore();
    void (steps > 0 ? navigate(-steps) : navigate(home));
  }

  return (
    <a href={home} className="link" onClick={follow}>
      {children}
    </a>
  );
}
