import { facts } from '../../content/facts.server.ts';
import { readWords } from '../../content/words.server.ts';
import { certificateFigures } from '../../features/credentials/certificate-figures.ts';
import { credentialsWords } from '../../features/credentials/credentials.words.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { leadsOn } from '../../layout/leads-on.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/certifications.route.ts';
import { certificationsWords } from './certifications.words.ts';
import { CertificationsPage } from './certifications-page.tsx';

export const handle = leadsOn;

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const own = readWords(certificationsWords, 'certifications', language);
  const shared = readWords(credentialsWords, 'credentials', language);
  return {
    language,
    spoken: languagesWith(certificationsWords, 'certifications'),
    words: { ...own.words, ...shared.words },
    figures: certificateFigures(facts, language),
    borrowed: [...own.borrowed, ...shared.borrowed],
    frame: frameOf('certifications', false, language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('certifications', loaderData, root.loaderData) : [];
}

export default function CertificationsRoute({ loaderData }: Route.ComponentProps) {
  return <CertificationsPage {...loaderData} />;
}
