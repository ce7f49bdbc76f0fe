import { loadPage } from '../../components/layout/load-page.server.ts';
import { BEFORE_NEXT_STEP } from '../../components/layout/next-step.tsx';
import { certificateFigures } from '../../features/credentials/certificates.tsx';
import { withCredentials } from '../../features/credentials/with-credentials.server.ts';
import { facts } from '../../lib/content/owner-content.server.ts';
import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/certifications.route.ts';
import { certificationsMessages } from './certifications.messages.ts';

export const handle = BEFORE_NEXT_STEP;

export function loader(args: Route.LoaderArgs) {
  const page = loadPage(args, certificationsMessages, 'certifications');
  return {
    ...withCredentials(page),
    figures: certificateFigures(facts, page.language),
  };
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() =>
  import('./certifications-page.tsx').then((module) => module.CertificationsPage),
);
