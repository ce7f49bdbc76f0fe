import { frameOf } from '../../components/layout/section-frame.server.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { facts } from '../../lib/content/owner.server.ts';
import { weekdays } from '../../lib/i18n/date.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import { faqPage, service } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/services.route.ts';
import { servicesMessages } from './services.messages.ts';
import { servicesFigures } from './services-figures.ts';
import { ServicesPage } from './services-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const { messages, fallback } = loadMessages(servicesMessages, 'services', language);
  return {
    language,
    spoken: languagesWith(servicesMessages, 'services'),
    messages,
    fallback,
    frame: frameOf('services', false, language),
    figures: servicesFigures(facts),
    days: weekdays(language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { offers, faq } = loaderData.messages;
  const services = Object.values(offers.cards).map((card) => service(card, root.loaderData.company));
  return pageMetadata('services', loaderData, root.loaderData, [...services, faqPage(faq.items)]);
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
