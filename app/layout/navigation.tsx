import { useEffect, useRef, useState } from 'react';
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

/** Distance after which the bar of the home page gets a ground, in pixels. */
const solidAfter = 10;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > solidAfter);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

/** The bar at the top: transparent on the home page until it is scrolled, one line of links, or a menu on small screens. */
export function Navigation({ words, company }: Props) {
  const { isHome } = useGoToSection();
  const scrolled = useScrolled();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  // Open, it lies over the bar; where it becomes the bar's own line, as on a turned tablet, it goes back into it.
  useEffect(() => {
    const line = matchMedia('(min-width: 80rem)');
    const leave = () => menu.current?.hidePopover();
    line.addEventListener('change', leave);
    return () => line.removeEventListener('change', leave);
  }, []);

  return (
    <header
      className="nav"
      data-over={isHome && !scrolled ? '' : undefined}
      data-home={isHome ? '' : undefined}
    >
      <div className="wrap nav__in">
        <PageLink page="home" className="logo" onClick={close}>
          <BrandMark />
          <span>{company.name}</span>
        </PageLink>
        <nav ref={menu} id="menu" className="menu" popover="auto" aria-label={words.label}>
          <ul>
            {places
              .filter((place) => isPage(place) || hasSection(place))
              .map((place) => (
                <li key={place} className={place === 'programmes' ? 'menu__sheet' : undefined}>
                  {isPage(place) ? (
                    <PageLink page={place} onClick={close}>
                      {words[place]}
                    </PageLink>
                  ) : (
                    <SectionButton
                      section={place}
                      className={place === 'contact' ? 'menu__contact' : undefined}
                      onPress={close}
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
