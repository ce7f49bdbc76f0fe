import { leadsOn } from '../../components/layout/next-step.tsx';
import { frameOf } from '../../components/layout/section-frame.server.ts';
import { certificateFigures } from '../../features/credentials/certificate-figures.ts';
import { credentialsMessages } from '../../features/credentials/credentials.messages.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { facts } from '../../lib/content/owner.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/certifications.route.ts';
import { certificationsMessages } from './certifications.messages.ts';
import { CertificationsPage } from './certifications-page.tsx';

export const handle = leadsOn;

export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const own = loadMessages(certificationsMessages, 'certifications', language);
  const shared = loadMessages(credentialsMessages, 'credentials', language);
  return {
    language,
    spoken: languagesWith(certificationsMessages, 'certifications'),
    messages: { ...own.messages, ...shared.messages },
    figures: certificateFigures(facts, language),
    fallback: [...own.fallback, ...shared.fallback],
    frame: frameOf('certifications', false, language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('certifications', loaderData, root.loaderData) : [];
}

export default function CertificationsRoute({ loaderData }: Route.ComponentProps) {
  return <CertificationsPage {...loaderData} />;
}
