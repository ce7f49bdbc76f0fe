import { loadPage } from '../../components/layout/load-page.server.ts';
import { withNextStep } from '../../components/layout/next-step.tsx';
import { withCredentials } from '../../features/credentials/with-credentials.server.ts';
import type { Facts } from '../../lib/content/facts.ts';
import { facts } from '../../lib/content/owner-content.server.ts';
import { figureOf, progressOf, rangeOf } from '../../lib/content/read-facts.ts';
import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/about.route.ts';
import { aboutMessages } from './about.messages.ts';
import type { Stretch } from './journey.tsx';

export const handle = withNextStep;

export function loader(args: Route.LoaderArgs) {
  const page = loadPage(args, aboutMessages, 'about');
  return {
    ...withCredentials(page),
    figures: {
      difference: {
        weeks: rangeOf(facts, 'qualificationWeeks'),
        languages: figureOf(facts, 'siteLanguages'),
        months: figureOf(facts, 'maintenanceMonths'),
      },
      journey: growth(facts, Object.keys(page.messages.journey.years)),
      domination: progressOf(facts, 'worldDomination', page.language),
    },
  };
}

/** Reads facts like `growth2023`. The first year grows to 1; a year without a fact keeps its width. */
function growth(of: Facts, years: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const year of years) {
    const from = stretches.at(-1)?.to ?? 0;
    const name = `growth${year}`;
    stretches.push({ from, to: from === 0 ? 1 : from * (1 + (name in of ? figureOf(of, name) : 0) / 100) });
  }
  return stretches;
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() => import('./about-page.tsx').then((module) => module.AboutPage));
