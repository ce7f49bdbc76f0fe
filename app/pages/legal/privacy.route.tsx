import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/privacy.route.ts';
import { languagesWithPolicy } from './languages-with-policy.server.ts';
import { loadPolicy } from './policy.server.ts';
import { PolicyPage } from './policy-page.tsx';

export function loader(visit: Route.LoaderArgs) {
  return { ...loadPolicy(visit, 'privacy'), spoken: languagesWithPolicy('privacy') };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, spoken, meta: words, head } = loaderData;
  const name = root.loaderData.site.footer.privacy;
  return pageMetadata(
    { page: 'privacy', language, spoken, words, headline: head.title, name },
    root.loaderData,
  );
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
