import type { MetaDescriptor } from 'react-router';

/** The `meta` of a page's route. The loader returns the tags, so that the browser need not compute them. */
export function meta({ loaderData }: { loaderData?: { head: MetaDescriptor[] } | undefined }) {
  return loaderData?.head ?? [];
}
