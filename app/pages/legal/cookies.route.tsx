import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/cookies.route.ts';
import { loadPolicy } from './policy.server.ts';
import { PolicyPage } from './policy-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  return loadPolicy(visit, 'cookies');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('cookies', loaderData.language, loaderData.meta) : [];
}

export default function CookiesRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
