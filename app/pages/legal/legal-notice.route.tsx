import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/legal-notice.route.ts';
import { loadLegalNotice } from './legal-notice.server.ts';
import { LegalNoticePage } from './legal-notice-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  return loadLegalNotice(visit);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('legalNotice', loaderData.language, loaderData.words.meta) : [];
}

export default function LegalNoticeRoute({ loaderData }: Route.ComponentProps) {
  const { words, company, frame } = loaderData;
  return <LegalNoticePage words={words} company={company} frame={frame} />;
}
