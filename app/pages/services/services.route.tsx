import { loadPage } from '../../components/layout/section-frame.server.ts';
import { facts } from '../../lib/content/owner.server.ts';
import { figureOf, rangeOf } from '../../lib/content/read-facts.ts';
import { weekdays } from '../../lib/i18n/date.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import { faqPage, service } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/services.route.ts';
import { servicesMessages } from './services.messages.ts';
import { ServicesPage } from './services-page.tsx';

const weeksInMonth = 52 / 12;

export function loader(args: Route.LoaderArgs) {
  const page = loadPage(args, servicesMessages, 'services');
  const [shortest, longest] = rangeOf(facts, 'smallProjectWeeks');
  return {
    ...page,
    figures: {
      stories: {
        understood: figureOf(facts, 'caseUnderstood'),
        reassured: figureOf(facts, 'caseReassured'),
        preparation: figureOf(facts, 'casePreparation'),
        conversion: figureOf(facts, 'caseConversion'),
        revenue: figureOf(facts, 'caseRevenue'),
      },
      timetable: {
        small: [shortest / weeksInMonth, longest / weeksInMonth] as const,
        complex: rangeOf(facts, 'complexProjectMonths'),
        roi: rangeOf(facts, 'roiMonths'),
        maintenance: figureOf(facts, 'maintenanceMonths'),
        office: { opens: figureOf(facts, 'officeOpens'), closes: figureOf(facts, 'officeCloses') },
      },
    },
    days: weekdays(page.language),
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
