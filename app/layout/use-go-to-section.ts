import { useLocation, useNavigate } from 'react-router';
import { type HomeSection, href, withPrefix } from '../i18n/href.ts';
import { useLocale } from '../i18n/locale.ts';
import { scrollToSection } from './scroll-to-section.ts';

/**
 * How this page reaches a section of the home page: on the home page by scrolling, on any other by going home with
 * the section's name in the navigation's state (the home page then scrolls to it).
 */
export function useGoToSection(): { isHome: boolean; go: (section: HomeSection) => void } {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const isHome = withPrefix(useLocation().pathname, '') === '/';

  function go(section: HomeSection) {
    if (isHome) {
      // The address names the section, for whoever copies it, without a step in the history for each click.
      window.history.replaceState(window.history.state, '', `#${section}`);
      scrollToSection(section);
    } else {
      void navigate(href(prefix, 'home'), { state: { section } });
    }
  }

  return { isHome, go };
}
