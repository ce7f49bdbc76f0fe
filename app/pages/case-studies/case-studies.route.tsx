import { pageHeadTags } from '../../components/layout/head-tags.server.ts';
import { loadPage } from '../../components/layout/section-frame.server.ts';
import { lazyPage } from '../../lib/lazy-when-used.tsx';
import type { Route } from './+types/case-studies.route.ts';
import { caseStudiesMessages } from './case-studies.messages.ts';

export function loader(args: Route.LoaderArgs) {
  const page = loadPage(args, caseStudiesMessages, 'case-studies', 'cases');
  return { ...page, head: pageHeadTags('caseStudies', page) };
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./case-studies-page.tsx').then((module) => module.CaseStudiesPage));
