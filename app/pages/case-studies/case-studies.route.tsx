import { frameOf } from '../../components/layout/section-frame.server.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/case-studies.route.ts';
import { caseStudiesMessages } from './case-studies.messages.ts';
import { CaseStudiesPage } from './case-studies-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const { messages, fallback } = loadMessages(caseStudiesMessages, 'case-studies', language);
  return {
    language,
    spoken: languagesWith(caseStudiesMessages, 'case-studies'),
    messages,
    fallback,
    frame: frameOf('cases', false, language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('caseStudies', loaderData, root.loaderData) : [];
}

export default function CaseStudiesRoute({ loaderData }: Route.ComponentProps) {
  return <CaseStudiesPage {...loaderData} />;
}
