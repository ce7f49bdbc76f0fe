import { loadPage } from '../../components/layout/load-page.server.ts';
import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/case-studies.route.ts';
import { caseStudiesMessages } from './case-studies.messages.ts';

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, caseStudiesMessages, 'caseStudies');
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./case-studies-page.tsx').then((module) => module.CaseStudiesPage));
