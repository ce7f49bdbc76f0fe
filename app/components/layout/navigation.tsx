import type { Company } from '../content/company.ts';
import { hasSection, isPage } from '../i18n/href.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PageLink } from './page-link.tsx';
import { SectionButton } from './section-button.tsx';
import type { SiteWords } from './site.words.ts';
import { useGoToSection } from './use-go-to-section.ts';

type Props = { words: SiteWords['navigation']; company: Company };

/** Where the bar leads, in its order: pages, and sections of the home page. The one line has no room for `programmes`. */
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

/**
 * The bar at the top: transparent on the home page until it is scrolled, one line of links, or a menu on small screens. What
 * moves in it is `app/layout/early-handlers.ts`.
 */
export function Navigation({ words, company }: Props) {
  const { isHome } = useGoToSection();

  return (
    <header className="nav" data-home={isHome ? '' : undefined}>
      <div className="wrap nav__in">
        <PageLink page="home" className="logo">
          <BrandMark />
          <span>{company.name}</span>
        </PageLink>
        <nav id="menu" className="menu" popover="auto" aria-label={words.label}>
          <ul>
            {places
              .filter((place) => isPage(place) || hasSection(place))
              .map((place) => (
                <li key={place} className={place === 'programmes' ? 'menu__sheet' : undefined}>
                  {isPage(place) ? (
                    <PageLink page={place}>{words[place]}</PageLink>
                  ) : (
                    <SectionButton
                      section={place}
                      className={place === 'contact' ? 'menu__contact' : undefined}
                    >
                      {words[place]}
                    </SectionButton>
                  )}
                </li>
              ))}
          </ul>
        </nav>
        <LanguageMenu label={words.language} />
        <button type="button" className="nav__toggle" popoverTarget="menu">
          <span aria-hidden="true">{words.menu}</span>
          {/* Its name, of which style shows one: it is right before the scripts have come, and without them. */}
          <span className="vh nav__opens">{words.openMenu}</span>
          <span className="vh nav__closes">{words.closeMenu}</span>
          <i aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
