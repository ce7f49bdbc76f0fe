import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/policy.route.ts';
import { languagesWithPolicy, loadPolicy, policyAt } from './policy.server.ts';
import { PolicyPage } from './policy-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const name = policyAt(args.url.pathname);
  return { name, ...loadPolicy(args, name), spoken: languagesWithPolicy(name) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata(loaderData.name, loaderData, root.loaderData) : [];
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
