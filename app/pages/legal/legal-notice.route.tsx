import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/legal-notice.route.ts';
import { legalWords } from './legal.words.ts';
import { loadLegalNotice } from './legal-notice.server.ts';
import { LegalNoticePage } from './legal-notice-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  return { ...loadLegalNotice(visit), spoken: languagesWith(legalWords, 'legal', 'legalNotice') };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('legalNotice', loaderData, root.loaderData) : [];
}

export default function LegalNoticeRoute({ loaderData }: Route.ComponentProps) {
  const { words, company, frame } = loaderData;
  return <LegalNoticePage words={words} company={company} frame={frame} />;
}
