import type { ReactNode } from 'react';
import { hasPage } from '../../lib/i18n/href.ts';
import { PageLink } from './page-link.tsx';
import { SectionLink } from './section-link.tsx';

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
