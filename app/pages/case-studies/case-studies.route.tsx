import { pageHeadTags } from '../../components/layout/head-tags.server.ts';
import { loadPage } from '../../components/layout/section-frame.server.ts';
import { lazyWhenUsed } from '../../lib/lazy-when-used.tsx';
import type { Route } from './+types/case-studies.route.ts';
import { caseStudiesMessages } from './case-studies.messages.ts';

const CaseStudiesPage = lazyWhenUsed(() =>
  import('./case-studies-page.tsx').then((module) => module.CaseStudiesPage),
);

export function loader(args: Route.LoaderArgs) {
  const page = loadPage(args, caseStudiesMessages, 'case-studies', 'cases');
  return { ...page, head: pageHeadTags('caseStudies', page) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function CaseStudiesRoute({ loaderData }: Route.ComponentProps) {
  return <CaseStudiesPage {...loaderData} />;
}
