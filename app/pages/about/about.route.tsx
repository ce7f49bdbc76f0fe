import { leadsOn } from '../../components/layout/next-step.tsx';
import { frameOf } from '../../components/layout/section-frame.server.ts';
import { certificateFigures } from '../../features/credentials/certificate-figures.ts';
import { credentialsMessages } from '../../features/credentials/credentials.messages.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { facts } from '../../lib/content/owner.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/about.route.ts';
import { aboutMessages } from './about.messages.ts';
import { aboutFigures } from './about-figures.ts';
import { AboutPage } from './about-page.tsx';

export const handle = leadsOn;

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const own = loadMessages(aboutMessages, 'about', language);
  const shared = loadMessages(credentialsMessages, 'credentials', language);
  return {
    language,
    spoken: languagesWith(aboutMessages, 'about'),
    messages: { ...own.messages, ...shared.messages },
    figures: {
      ...aboutFigures(facts, language, Object.keys(own.messages.journey.years)),
      certificates: certificateFigures(facts, language),
    },
    fallback: [...own.fallback, ...shared.fallback],
    frame: frameOf('about', false, language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('about', loaderData, root.loaderData) : [];
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
