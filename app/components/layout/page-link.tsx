import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '../../lib/i18n/locale.ts';
import { hasPage, href, type PageName, withPrefix } from '../../lib/site-paths.ts';
import type { trackAttributes } from '../../lib/track/track.ts';

type Props = {
  page: PageName;
  className?: string;
  event?: ReturnType<typeof trackAttributes>;
  children: ReactNode;
};

/** Adds the page's language prefix and `aria-current`. Renders nothing if the page is switched off. */
export function PageLink({ page, className, event, children }: Props) {
  const { prefix } = useLocale();
  const to = href(prefix, page);
  const { pathname } = useLocation();
  if (!hasPage(page)) return null;
  // Bare and prefixed paths serve the same HTML, so they are compared without prefix.
  const isCurrent = page !== 'home' && withPrefix(pathname, '') === href('', page);
  return (
    <Link
      to={to}
      className={className}
      viewTransition
      aria-current={isCurrent ? 'page' : undefined}
      {...event}
    >
      {children}
    </Link>
  );
}
