import { pageHeadTags } from '../../components/layout/head-tags.server.ts';
import { lazyWhenUsed } from '../../lib/lazy-when-used.tsx';
import type { Route } from './+types/policy.route.ts';
import { languagesWithPolicy, loadPolicy, policyAt } from './policy.server.ts';

const PolicyPage = lazyWhenUsed(() => import('./policy-page.tsx').then((module) => module.PolicyPage));

export function loader(args: Route.LoaderArgs) {
  const name = policyAt(args.url.pathname);
  const policy = loadPolicy(args, name);
  return { ...policy, head: pageHeadTags(name, { ...policy, spoken: languagesWithPolicy(name) }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
