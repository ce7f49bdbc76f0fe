import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/privacy.route.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalPage } from './legal-page.server.ts';

export function loader({ request }: Route.LoaderArgs) {
  return loadLegalPage(request, 'privacy');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('privacy', loaderData.language, loaderData.words.meta) : [];
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage words={loaderData.words} frame={loaderData.frame} />;
}
