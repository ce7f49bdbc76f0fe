import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/policy.route.ts';
import { loadPolicy } from './policy.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadPolicy(args);
}

/**
 * If the data cannot be fetched, the policy's page is opened. An error would reload the page below the dialog, and a
 * half-written form with it.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    window.location.assign(request.url);
    return new Promise<never>(() => undefined);
  }
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./policy-page.tsx').then((module) => module.PolicyPage));
