import { readWords } from '../../content/words.server.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/case-studies.route.ts';
import { caseStudiesWords } from './case-studies.words.ts';
import { CaseStudiesPage } from './case-studies-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(caseStudiesWords, 'case-studies', language);
  return {
    language,
    spoken: languagesWith(caseStudiesWords, 'case-studies'),
    words,
    borrowed,
    frame: frameOf('cases', false, language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('caseStudies', loaderData, root.loaderData) : [];
}

export default function CaseStudiesRoute({ loaderData }: Route.ComponentProps) {
  return <CaseStudiesPage {...loaderData} />;
}
