import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { useLocale } from '../../lib/i18n/locale.ts';
import {
  type HomeSection,
  hasPage,
  hasSection,
  href,
  type SectionWithPath,
  sectionHref,
  sectionsWithPath,
} from '../../lib/site-paths.ts';
import type { trackAttributes } from '../../lib/track/track.ts';
import { useGoToSection } from './go-to-section.ts';
import { PageLink } from './page-link.tsx';

type Props = {
  section: HomeSection;
  className?: string;
  usesPath?: boolean;
  onClick?: () => void;
  event?: ReturnType<typeof trackAttributes>;
  label?: string;
  children: ReactNode;
};

export function SectionLink({ section, className, usesPath, onClick, event, label, children }: Props) {
  const { prefix } = useLocale();
  const { isHome, go } = useGoToSection();
  if (!hasSection(section)) return null;
  const ownPath = sectionsWithPath.find((name) => name === section);
  const address = usesPath && ownPath ? sectionHref(prefix, ownPath) : href(prefix, 'home', section);

  function follow(click: MouseEvent<HTMLAnchorElement>) {
    onClick?.();
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    go(section);
  }

  return (
    <a
      href={isHome && !usesPath ? `#${section}` : address}
      className={className}
      aria-label={label}
      onClick={follow}
      {...event}
    >
      {children}
    </a>
  );
}

type ButtonProps = {
  section: SectionWithPath;
  children: string;
};

/** Without JavaScript it requests the section's path, which redirects to home. */
export function SectionButton({ section, children }: ButtonProps) {
  const { prefix } = useLocale();
  const { go } = useGoToSection();

  function press(event: SubmitEvent) {
    event.preventDefault();
    go(section);
  }

  return (
    <form action={sectionHref(prefix, section)} onSubmit={press}>
      <button type="submit">{children}</button>
    </form>
  );
}

export function FirstTalkLink({ children }: { children: ReactNode }) {
  return hasPage('book') ? (
    <PageLink page="book" className="btn plain">
      {children}
    </PageLink>
  ) : (
    <SectionLink section="contact" className="btn plain">
      {children}
    </SectionLink>
  );
}
