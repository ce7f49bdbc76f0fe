import { useLocation } from 'react-router';
import { href, withPrefix } from '../i18n/href.ts';
import { CallToAction } from './call-to-action.tsx';
import { PageLink } from './page-link.tsx';
import type { SectionFrame } from './section.tsx';
import { SectionLink } from './section-link.tsx';
import type { SiteWords } from './site.words.ts';

type Props = { words: SiteWords['next']; frame: SectionFrame };

/**
 * What follows a page that has no invitation of its own. It stands outside of `main`: it is the same under every page, and
 * whoever reads the page aloud or searches it has no use for it.
 */
export function NextStep({ words, frame }: Props) {
  const { pathname } = useLocation();
  const isFinder = withPrefix(pathname, '') === href('', 'programmes');
  return (
    <aside className="next-step" aria-label={words.title}>
      <CallToAction title={words.title} lead={words.lead} frame={frame}>
        <SectionLink section="contact" className="btn">
          {words.contact}
        </SectionLink>
        {!isFinder && (
          <PageLink page="programmes" className="btn line">
            {words.programme}
          </PageLink>
        )}
      </CallToAction>
    </aside>
  );
}
