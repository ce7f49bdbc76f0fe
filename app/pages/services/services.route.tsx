import { loadPage } from '../../components/layout/load-page.server.ts';
import { facts } from '../../lib/content/owner-content.server.ts';
import { figureOf, rangeOf } from '../../lib/content/read-facts.ts';
import { weekdayNames } from '../../lib/i18n/date.ts';
import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/services.route.ts';
import { servicesMessages } from './services.messages.ts';

const WEEKS_IN_MONTH = 52 / 12;

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
        small: [shortest / WEEKS_IN_MONTH, longest / WEEKS_IN_MONTH] as const,
        complex: rangeOf(facts, 'complexProjectMonths'),
        roi: rangeOf(facts, 'roiMonths'),
        maintenance: figureOf(facts, 'maintenanceMonths'),
        office: { opens: figureOf(facts, 'officeOpens'), closes: figureOf(facts, 'officeCloses') },
      },
    },
    days: weekdayNames(page.language),
  };
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./services-page.tsx').then((module) => module.ServicesPage));
