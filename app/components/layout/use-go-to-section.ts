import { useLocation, useNavigate } from 'react-router';
import { type HomeSection, href, withPrefix } from '../../lib/i18n/href.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { scrollToSection } from './scroll-to-section.ts';

/** Scrolls on the home page; elsewhere navigates home with the section in the navigation state. */
export function useGoToSection(): { isHome: boolean; go: (section: HomeSection) => void } {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const isHome = withPrefix(useLocation().pathname, '') === '/';

  function go(section: HomeSection) {
    if (isHome) scrollToSection(section);
    else void navigate(href(prefix, 'home'), { state: { section } });
  }

  return { isHome, go };
}
