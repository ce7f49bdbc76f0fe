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
  return {
    language,
    spoken: languagesWith(aboutWords, 'about'),
    words: { ...own.words, ...shared.words },
    figures: {
      ...aboutFigures(facts, language, Object.keys(own.words.journey.years)),
      certificates: certificateFigures(facts, language),
    },
    borrowed: [...own.borrowed, ...shared.borrowed],
    frame: frameOf('about', false, language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('about', loaderData, root.loaderData) : [];
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
