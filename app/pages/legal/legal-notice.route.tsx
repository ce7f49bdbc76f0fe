import { company } from '../../content/company.server.ts';
import { readWords } from '../../content/words.server.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/legal-notice.route.ts';
import { legalWords } from './legal.words.ts';
import { LegalNoticePage } from './legal-notice-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(legalWords, 'legal', language);
  return {
    language,
    spoken: languagesWith(legalWords, 'legal', 'legalNotice'),
    words: words.legalNotice,
    company,
    frame: frameOf('legal', borrowed.includes('legalNotice'), language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('legalNotice', loaderData, root.loaderData) : [];
}

export default function LegalNoticeRoute({ loaderData }: Route.ComponentProps) {
  return <LegalNoticePage {...loaderData} />;
}
