import type { MetaDescriptor } from 'react-router';

/** Routes export this as `meta`, because their loaders return the tags. */
export function meta({ loaderData }: { loaderData?: { headTags: MetaDescriptor[] } | undefined }) {
  return loaderData?.headTags ?? [];
}
