import type { SubmitEvent } from 'react';
import { type SectionWithPath, sectionHref } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useGoToSection } from './go-to-section.ts';

type Props = {
  section: SectionWithPath;
  className?: string | undefined;
  children: string;
};

/** Without JavaScript the section's path redirects. */
export function SectionButton({ section, className, children }: Props) {
  const { prefix } = useLocale();
  const { go } = useGoToSection();

  function press(event: SubmitEvent) {
    event.preventDefault();
    go(section);
  }

  return (
    <form action={sectionHref(prefix, section)} onSubmit={press}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
