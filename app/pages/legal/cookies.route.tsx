import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/cookies.route.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalPage } from './legal-page.server.ts';

export function loader({ request }: Route.LoaderArgs) {
  return loadLegalPage(request, 'cookies');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('cookies', loaderData.language, loaderData.words.meta) : [];
}

export default function CookiesRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage words={loaderData.words} frame={loaderData.frame} />;
}
