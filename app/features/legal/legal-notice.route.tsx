import { loadFrame, pageHeadTags } from '../../components/layout/load-page.server.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/legal-notice.route.ts';
import { legalMessages } from './legal.messages.ts';

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const { messages, fallbackSections } = loadMessages(legalMessages, 'legal', language);
  const languages = languagesWith(legalMessages, 'legal', 'legalNotice');
  return {
    headTags: pageHeadTags('legalNotice', { language, languages, messages: messages.legalNotice }),
    messages: messages.legalNotice,
    company,
    frame: loadFrame('legal', fallbackSections.includes('legalNotice'), language),
  };
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./legal-notice-page.tsx').then((module) => module.LegalNoticePage));
