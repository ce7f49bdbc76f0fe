import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/terms.route.ts';
import { loadPolicy } from './policy.server.ts';
import { PolicyPage } from './policy-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  return loadPolicy(visit, 'terms');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('terms', loaderData.language, loaderData.meta) : [];
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
