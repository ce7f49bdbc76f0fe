import { requestLocale } from '../../i18n/request-locale.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/services.route.ts';
import { ServicesPage } from './services-page.tsx';
import { servicesWords } from './services.words.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { language } = requestLocale(request);
  const { words, borrowed } = readWords(servicesWords, 'services', language);
  return { language, words, frame: frameOf('services', borrowed.includes('head'), language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('services', loaderData.language, loaderData.words.meta) : [];
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage words={loaderData.words} frame={loaderData.frame} />;
}
