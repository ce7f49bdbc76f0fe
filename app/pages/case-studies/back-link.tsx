import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../lib/i18n/locale.ts';
import { href, withPrefix } from '../../lib/site-paths.ts';

/** Counts the steps back to another page of this site, 0 if there is none. Language and fragment do not count. */
function stepsToPageBefore(): number {
  // Without the Navigation API, the link leads to home.
  if (!('navigation' in window)) return 0;
  const here = window.navigation.currentEntry?.index ?? 0;
  const visited = window.navigation.entries().slice(0, here + 1);
  const pages = visited.map(({ url }) => (url ? withPrefix(new URL(url).pathname, '') : ''));
  const before = pages.findLastIndex((page) => page !== pages.at(-1));
  return before < 0 ? 0 : here - before;
}

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
