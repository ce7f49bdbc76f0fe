import type { ReactNode } from 'react';
import type { Company } from '../../lib/content/company.ts';
import { hasPage, hasSection, isPage } from '../../lib/i18n/href.ts';
import { BrandMark } from '../ui/marks.tsx';
import { useGoToSection } from './go-to-section.ts';
import { LanguageMenu } from './language-menu.tsx';
import { PageLink } from './page-link.tsx';
import { SectionButton } from './section-link.tsx';
import type { SiteMessages } from './site.messages.ts';

type Props = {
  messages: SiteMessages['navigation'];
  company: Company;
  /** A button that stays in the bar where the links have gone into the menu. */
  action?: ReactNode;
};

export const places = (
  [
    'about',
    'services',
    'products',
    'methodology',
    'fit4ai',
    'smepackages',
    'programmes',
    'caseStudies',
    'certifications',
    'blog',
    'contact',
  ] as const
).filter((place) => (isPage(place) ? hasPage(place) : hasSection(place)));

/** Transparent on the home page until scrolled; its behaviour is in `early-handlers.ts`. */
export function Navigation({ messages, company, action }: Props) {
  const { isHome } = useGoToSection();
  const inBar = places.filter((place) => place !== 'programmes');
  return (
    <header className="nav" data-home={isHome ? '' : undefined}>
      <div className="wrap nav__in">
        <PageLink page="home" className="logo">
          <BrandMark />
          <span style={{ ['--letters' as string]: company.name.length }}>{company.name}</span>
        </PageLink>
        <div className="nav__room">
          <div className="nav__spare" style={{ width: spareBeside(inBar.map((place) => messages[place])) }}>
            <nav id="menu" className="menu" popover="auto" aria-label={messages.label}>
              <ul>
                {places.map((place) => (
                  <li key={place} className={place === 'programmes' ? 'menu__sheet' : undefined}>
                    {isPage(place) ? (
                      <PageLink page={place}>{messages[place]}</PageLink>
                    ) : (
                      <SectionButton section={place}>{messages[place]}</SectionButton>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <button type="button" className="nav__toggle" popoverTarget="menu">
              <span aria-hidden="true">{messages.menu}</span>
              <span className="vh nav__opens">{messages.openMenu}</span>
              <span className="vh nav__closes">{messages.closeMenu}</span>
              <i aria-hidden="true" />
            </button>
          </div>
        </div>
        {action}
        <LanguageMenu label={messages.language} />
      </div>
    </header>
  );
}

/** What the bar has beyond its links, by an estimate: rem per character and per link. */
function spareBeside(names: string[]): string {
  const text = names.join('');
  const width = text.length * (/[а-я]/i.test(text) ? 0.54 : 0.5) + names.length * 0.6;
  return `max(0px, 100% - ${width}rem)`;
}

export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
