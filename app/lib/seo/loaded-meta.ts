import type { MetaDescriptor } from 'react-router';

/** The `meta` of a page's route: its loader returns the tags. */
export function meta({ loaderData }: { loaderData?: { headTags: MetaDescriptor[] } | undefined }) {
  return loaderData?.headTags ?? [];
}
