import { matchRoutes } from 'react-router';

/** What nothing else matches. */
const UNKNOWN = '/*';

/**
 * Names the route that a path belongs to: a pattern (`/:lang?/about`), `file` for a built file that is no page, or `/*`.
 * There are as many names as patterns, whatever visitors ask for: the names become labels, and every label is kept in
 * memory for good.
 * @param patterns as the router writes them
 * @param isFile whether a path is that of a built file
 */
export function createRouteNames(patterns: readonly string[], isFile: (pathname: string) => boolean) {
  const routes = patterns.map((pattern) => ({ path: pattern }));
  return (pathname: string): string => {
    // The data of a page count with the page. No pattern has an escape, and the router complains about broken ones.
    const page = pathname.replace(/\/?(?:_root|\/_)?\.data$/, '').replaceAll('%', '') || '/';
    const name = matchRoutes(routes, page)?.at(-1)?.route.path ?? UNKNOWN;
    return name === UNKNOWN && isFile(pathname) ? 'file' : name;
  };
}
