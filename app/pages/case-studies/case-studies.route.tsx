import { loadPage } from '../../components/layout/section-frame.server.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/case-studies.route.ts';
import { caseStudiesMessages } from './case-studies.messages.ts';
import { CaseStudiesPage } from './case-studies-page.tsx';

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, caseStudiesMessages, 'case-studies', 'cases');
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('caseStudies', loaderData, root.loaderData) : [];
}

export default function CaseStudiesRoute({ loaderData }: Route.ComponentProps) {
  return <CaseStudiesPage {...loaderData} />;
}
