import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Company } from '../../lib/content/company.ts';
import { hasPage, hasSection, isPage } from '../../lib/site-paths.ts';
import { BrandMark } from '../ui/marks.tsx';
import { closeMenu } from './go-to-section.ts';
import { LanguageMenu } from './language-menu.tsx';
import { PageLink } from './page-link.tsx';
import { SectionButton } from './section-link.tsx';
import type { SiteMessages } from './site.messages.ts';

type Props = {
  messages: SiteMessages['navigation'];
  company: Company;
  isHome: boolean;
};

/** The menu shows all entries, bar and footer those with their flag. */
export const navigationEntries = (
  [
    { place: 'about', bar: true, footer: true },
    { place: 'services', bar: true, footer: true },
    { place: 'products', bar: true, footer: true },
    { place: 'methodology', bar: true, footer: true },
    { place: 'fit4ai', bar: true, footer: true },
    { place: 'smepackages', bar: true, footer: true },
    { place: 'programmes', bar: false, footer: true },
    { place: 'caseStudies', bar: true, footer: false },
    { place: 'certifications', bar: true, footer: true },
    { place: 'blog', bar: true, footer: true },
    { place: 'contact', bar: true, footer: true },
  ] as const
).filter(({ place }) => (isPage(place) ? hasPage(place) : hasSection(place)));

/** It is transparent on home until the page is scrolled. */
export function Navigation({ messages, company, isHome }: Props) {
  const location = useLocation();
  // As a cleanup, it runs when a link has been followed.
  useEffect(() => closeMenu, [location]);
  const inBar = navigationEntries.filter(({ bar }) => bar);
  return (
    <header className="nav arrives-whole" data-home={isHome ? '' : undefined}>
      <div className="wrap nav__inner">
        <PageLink page="home" className="logo">
          <BrandMark />
          <span style={{ ['--letters' as string]: company.name.length }}>{company.name}</span>
        </PageLink>
        <div className="nav__room" data-links={inBar.map(({ place }) => messages[place]).join('   ')}>
          <div className="nav__spare">
            <nav id="menu" className="menu" popover="auto" aria-label={messages.label}>
              <ul>
                {navigationEntries.map(({ place, bar }) => (
                  <li key={place} className={bar ? undefined : 'menu__sheet'}>
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
              <span className="visually-hidden nav__opens">{messages.openMenu}</span>
              <span className="visually-hidden nav__closes">{messages.closeMenu}</span>
              <i aria-hidden="true" />
            </button>
          </div>
        </div>
        <PageLink page="book" className="btn plain">
          {messages.book}
        </PageLink>
        <LanguageMenu label={messages.language} />
      </div>
    </header>
  );
}
