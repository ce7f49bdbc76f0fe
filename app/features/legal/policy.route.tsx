import { lazyPage } from '../../lib/lazy-when-used.tsx';
import type { Route } from './+types/policy.route.ts';
import { loadPolicy } from './policy.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadPolicy(args);
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./policy-page.tsx').then((module) => module.PolicyPage));
