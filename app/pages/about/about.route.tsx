import { facts } from '../../content/facts.server.ts';
import { readWords } from '../../content/words.server.ts';
import { certificateFigures } from '../../features/credentials/certificate-figures.ts';
import { credentialsWords } from '../../features/credentials/credentials.words.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { leadsOn } from '../../layout/leads-on.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/about.route.ts';
import { aboutWords } from './about.words.ts';
import { aboutFigures } from './about-figures.ts';
import { AboutPage } from './about-page.tsx';

export const handle = leadsOn;

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const own = readWords(aboutWords, 'about', language);
  const shared = readWords(credentialsWords, 'credentials', language);
  const borrowed = [...own.borrowed, ...shared.borrowed];
  const frame = (section: string, sign = '') => frameOf(sign, borrowed.includes(section), language);
  return {
    language,
    spoken: languagesWith(aboutWords, 'about'),
    words: { ...own.words, ...shared.words },
    figures: {
      ...aboutFigures(facts, language, Object.keys(own.words.journey.years)),
      certificates: certificateFigures(facts, language),
    },
    frames: {
      head: frame('head', 'about'),
      philosophy: frame('philosophy'),
      difference: frame('difference'),
      team: frame('team'),
      journey: frame('journey'),
      partners: frame('partners'),
      certificates: frame('certificates'),
      domination: frame('domination'),
    },
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('about', loaderData, root.loaderData) : [];
}

export default function AboutRoute({ loaderData: { words, figures, frames } }: Route.ComponentProps) {
  return <AboutPage words={words} figures={figures} frames={frames} />;
}
