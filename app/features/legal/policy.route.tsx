import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/policy.route.ts';
import { languagesWithPolicy, loadPolicy, policyAt } from './policy.server.ts';
import { PolicyPage } from './policy-page.tsx';

/** The terms, the privacy policy and the cookie policy, each at its own address. */
export function loader(visit: Route.LoaderArgs) {
  const name = policyAt(visit.url.pathname);
  return { name, ...loadPolicy(visit, name), spoken: languagesWithPolicy(name) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata(loaderData.name, loaderData, root.loaderData) : [];
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
