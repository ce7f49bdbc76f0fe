import { facts } from '../../i18n/facts.server.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/certifications.route.ts';
import { certificateFigures } from '../../features/credentials/certificate-figures.ts';
import { certificationsWords } from '../../features/credentials/credentials.words.ts';
import { CertificationsPage } from './certifications-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(certificationsWords, 'certifications', language);
  const frame = (section: string, sign = '') => frameOf(sign, borrowed.includes(section), language);
  return {
    language,
    words,
    figures: certificateFigures(facts, language),
    frames: {
      head: frame('head', 'certifications'),
      certificates: frame('certificates'),
      partners: frame('partners'),
      memberships: frame('memberships'),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMetadata('certifications', loaderData.language, loaderData.words.meta) : [];
}

export default function CertificationsRoute({
  loaderData: { words, figures, frames },
}: Route.ComponentProps) {
  return <CertificationsPage words={words} figures={figures} frames={frames} />;
}
