import { loadPage } from '../../components/layout/load-page.server.ts';
import { withNextStep } from '../../components/layout/next-step.tsx';
import { withCredentials } from '../../features/credentials/with-credentials.server.ts';
import { lazyPage } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/certifications.route.ts';
import { certificationsMessages } from './certifications.messages.ts';

export const handle = withNextStep;

export function loader(args: Route.LoaderArgs) {
  return withCredentials(loadPage(args, certificationsMessages, 'certifications'));
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default lazyPage(() =>
  import('./certifications-page.tsx').then((module) => module.CertificationsPage),
);
