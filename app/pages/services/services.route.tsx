import { facts } from '../../content/facts.server.ts';
import { readWords } from '../../content/words.server.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { weekdays } from '../../i18n/weekdays.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import { faqPage, service } from '../../seo/structured-data.ts';
import type { Route } from './+types/services.route.ts';
import { servicesWords } from './services.words.ts';
import { servicesFigures } from './services-figures.ts';
import { ServicesPage } from './services-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(servicesWords, 'services', language);
  return {
    language,
    spoken: languagesWith(servicesWords, 'services'),
    words,
    borrowed,
    frame: frameOf('services', false, language),
    figures: servicesFigures(facts),
    days: weekdays(language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { offers, faq } = loaderData.words;
  const services = Object.values(offers.cards).map((card) => service(card, root.loaderData.company));
  return pageMetadata('services', loaderData, root.loaderData, [...services, faqPage(faq.items)]);
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
