import { lazyWhenUsed } from '../../lib/lazy-when-used.tsx';
import type { Route } from './+types/policy.route.ts';
import { loadPolicy } from './policy.server.ts';

const PolicyPage = lazyWhenUsed(() => import('./policy-page.tsx').then((module) => module.PolicyPage));

export function loader(args: Route.LoaderArgs) {
  return loadPolicy(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
