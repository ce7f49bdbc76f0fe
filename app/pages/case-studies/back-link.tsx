import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { href, withPrefix } from '../../i18n/href.ts';
import { useLocale } from '../../i18n/locale.ts';

/**
 * How many steps of the history lead back to another page of this site; 0 where there is none. The same page in another
 * language is no other page, and neither is another place on it.
 */
function stepsToPageBefore(): number {
  if ('navigation' in window) {
    const here = window.navigation.currentEntry?.index ?? 0;
    const visited = window.navigation.entries().slice(0, here + 1);
    const pages = visited.map(({ url }) => (url ? withPrefix(new URL(url).pathname, '') : ''));
    const before = pages.findLastIndex((page) => page !== pages.at(-1));
    return before < 0 ? 0 : here - before;
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
