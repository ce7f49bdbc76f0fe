import type { MouseEvent, ReactNode } from 'react';
import type { tracked } from '../analytics/tracked.ts';
import { type HomeSection, hasSection, href, sectionHref, sectionsWithPath } from '../i18n/href.ts';
import { useLocale } from '../i18n/locale.ts';
import { useGoToSection } from './use-go-to-section.ts';

type Props = {
  section: HomeSection;
  className?: string;
  /** Whether the address is the section's own path even on the home page. */
  byPath?: boolean;
  onClick?: () => void;
  /** What a click on it tells analytics, where that is allowed. */
  event?: ReturnType<typeof tracked>;
  children: ReactNode;
};

/** A link to a section of the home page. Without JavaScript, or in a new tab, its address leads there too. None where it is off. */
export function SectionLink({ section, className, byPath = false, onClick, event: told, children }: Props) {
  const { prefix } = useLocale();
  const { isHome, go } = useGoToSection();
  if (!hasSection(section)) return null;
  const ownPath = sectionsWithPath.find((name) => name === section);
  const elsewhere = ownPath ? sectionHref(prefix, ownPath) : href(prefix, 'home', section);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(section);
  }

  return (
    <a href={isHome && !byPath ? `#${section}` : elsewhere} className={className} onClick={follow} {...told}>
      {children}
    </a>
  );
}
