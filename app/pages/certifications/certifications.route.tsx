import { requestLocale } from '../../i18n/request-locale.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/certifications.route.ts';
import { CertificationsPage } from './certifications-page.tsx';
import { certificationsWords } from './certifications.words.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { language } = requestLocale(request);
  const { words, borrowed } = readWords(certificationsWords, 'certifications', language);
  return { language, words, frame: frameOf('certifications', borrowed.includes('head'), language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('certifications', loaderData.language, loaderData.words.meta) : [];
}

export default function CertificationsRoute({ loaderData }: Route.ComponentProps) {
  return <CertificationsPage words={loaderData.words} frame={loaderData.frame} />;
}
