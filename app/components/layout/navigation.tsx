import type { Company } from '../../lib/content/company.ts';
import { hasPage, hasSection, isPage } from '../../lib/i18n/href.ts';
import { BrandMark } from '../ui/marks.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PageLink } from './page-link.tsx';
import { SectionButton } from './section-button.tsx';
import type { SiteMessages } from './site.messages.ts';
import { useGoToSection } from './use-go-to-section.ts';

type Props = { messages: SiteMessages['navigation']; company: Company };

/** `programmes` has no room on the one line. */
const places = [
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
] as const;

/** Transparent on the home page until scrolled; its behaviour is in `early-handlers.ts`. */
export function Navigation({ messages, company }: Props) {
  const { isHome } = useGoToSection();

  return (
    <header className="nav" data-home={isHome ? '' : undefined}>
      <div className="wrap nav__in">
        <PageLink page="home" className="logo">
          <BrandMark />
          <span>{company.name}</span>
        </PageLink>
        <nav id="menu" className="menu" popover="auto" aria-label={messages.label}>
          <ul>
            {places
              .filter((place) => (isPage(place) ? hasPage(place) : hasSection(place)))
              .map((place) => (
                <li key={place} className={place === 'programmes' ? 'menu__sheet' : undefined}>
                  {isPage(place) ? (
                    <PageLink page={place}>{messages[place]}</PageLink>
                  ) : (
                    <SectionButton
                      section={place}
                      className={place === 'contact' ? 'menu__contact' : undefined}
                    >
                      {messages[place]}
                    </SectionButton>
                  )}
                </li>
              ))}
          </ul>
        </nav>
        <LanguageMenu label={messages.language} />
        <button type="button" className="nav__toggle" popoverTarget="menu">
          <span aria-hidden="true">{messages.menu}</span>
          {/* Both labels are rendered and CSS shows one, so it is right without scripts. */}
          <span className="vh nav__opens">{messages.openMenu}</span>
          <span className="vh nav__closes">{messages.closeMenu}</span>
          <i aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}

export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
