import { frameOf } from '../../components/layout/section-frame.server.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/legal-notice.route.ts';
import { legalMessages } from './legal.messages.ts';
import { LegalNoticePage } from './legal-notice-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const { messages, fallback } = loadMessages(legalMessages, 'legal', language);
  return {
    language,
    spoken: languagesWith(legalMessages, 'legal', 'legalNotice'),
    messages: messages.legalNotice,
    company,
    frame: frameOf('legal', fallback.includes('legalNotice'), language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('legalNotice', loaderData, root.loaderData) : [];
}

export default function LegalNoticeRoute({ loaderData }: Route.ComponentProps) {
  return <LegalNoticePage {...loaderData} />;
}
