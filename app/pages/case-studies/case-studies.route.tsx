import { requestLocale } from '../../i18n/request-locale.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/case-studies.route.ts';
import { CaseStudiesPage } from './case-studies-page.tsx';
import { caseStudiesWords } from './case-studies.words.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { language } = requestLocale(request);
  const { words, borrowed } = readWords(caseStudiesWords, 'case-studies', language);
  return { language, words, frame: frameOf('cases', borrowed.includes('head'), language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('caseStudies', loaderData.language, loaderData.words.meta) : [];
}

export default function CaseStudiesRoute({ loaderData }: Route.ComponentProps) {
  return <CaseStudiesPage words={loaderData.words} frame={loaderData.frame} />;
}
