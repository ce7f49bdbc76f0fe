import { facts } from '../../i18n/facts.server.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { weekdays } from '../../i18n/weekdays.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/services.route.ts';
import { servicesWords } from './services.words.ts';
import { servicesFigures } from './services-figures.ts';
import { ServicesPage } from './services-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(servicesWords, 'services', language);
  return {
    language,
    words,
    borrowed,
    frame: frameOf('services', false, language),
    figures: servicesFigures(facts),
    days: weekdays(language),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('services', loaderData.language, loaderData.words.meta) : [];
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
