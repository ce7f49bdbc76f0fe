import { leadsOn } from '../../components/layout/next-step.tsx';
import { loadPage } from '../../components/layout/section-frame.server.ts';
import { certificateFigures } from '../../features/credentials/certificates.tsx';
import { credentialsMessages } from '../../features/credentials/credentials.messages.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { facts } from '../../lib/content/owner.server.ts';
import { pageMetadata } from '../../lib/seo/page-metadata.ts';
import type { Route } from './+types/certifications.route.ts';
import { certificationsMessages } from './certifications.messages.ts';
import { CertificationsPage } from './certifications-page.tsx';

export const handle = leadsOn;

export function loader(args: Route.LoaderArgs) {
  const own = loadPage(args, certificationsMessages, 'certifications');
  const shared = loadMessages(credentialsMessages, 'credentials', own.language);
  return {
    ...own,
    messages: { ...own.messages, ...shared.messages },
    fallback: [...own.fallback, ...shared.fallback],
    figures: certificateFigures(facts, own.language),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? pageMetadata('certifications', loaderData, root.loaderData) : [];
}

export default function CertificationsRoute({ loaderData }: Route.ComponentProps) {
  return <CertificationsPage {...loaderData} />;
}
