import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/privacy.route.ts';
import { loadPolicy } from './policy.server.ts';
import { PolicyPage } from './policy-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  return loadPolicy(visit, 'privacy');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('privacy', loaderData.language, loaderData.meta) : [];
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
