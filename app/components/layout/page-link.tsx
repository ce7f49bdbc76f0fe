import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { tracked } from '../analytics/tracked.ts';
import { href, type PageName, withPrefix } from '../i18n/href.ts';
import { useLocale } from '../i18n/locale.ts';

type Props = {
  page: PageName;
  className?: string;
  /** What a click on it tells analytics, where that is allowed. */
  event?: ReturnType<typeof tracked>;
  children: ReactNode;
};

/** A link to a page by its name, under the prefix of the page it stands on; the current page says so. */
export function PageLink({ page, className, event, children }: Props) {
  const { prefix } = useLocale();
  const to = href(prefix, page);
  const { pathname } = useLocation();
  // Compared without prefixes: the same HTML stands at the bare path and under its language.
  const current = page !== 'home' && withPrefix(pathname, '') === href('', page);
  return (
    <Link to={to} className={className} viewTransition aria-current={current ? 'page' : undefined} {...event}>
      {children}
    </Link>
  );
}
