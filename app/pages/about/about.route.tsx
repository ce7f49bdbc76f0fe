import { requestLocale } from '../../i18n/request-locale.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/about.route.ts';
import { AboutPage } from './about-page.tsx';
import { aboutWords } from './about.words.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { language } = requestLocale(request);
  const { words, borrowed } = readWords(aboutWords, 'about', language);
  return { language, words, frame: frameOf('about', borrowed.includes('head'), language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('about', loaderData.language, loaderData.words.meta) : [];
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage words={loaderData.words} frame={loaderData.frame} />;
}
