import { matchRoutes } from 'react-router';

/** A file that is no page: a script, a picture, a film, what is made for machines. */
const FILE = 'file';
/** What nothing else matches. */
const UNKNOWN = '/*';

/**
 * Names the route that a path belongs to: a pattern (`/:lang?/about`), `file`, or `/*`. There are as many names as
 * patterns, whatever visitors ask for: the names become labels, and every label is kept in memory for good.
 * @param patterns as the router writes them
 * @param isFile whether a path is that of a built file
 */
export function createRouteNames(patterns: readonly string[], isFile: (pathname: string) => boolean) {
  const routes = [...new Set([...patterns, UNKNOWN])].map((pattern) => ({ path: pattern, id: pattern }));
  // Paths that come all the time, and of which there is an end: fixed addresses and files.
  const known = new Map(routes.flatMap(({ path }) => (/[:*?]/.test(path) ? [] : [[path, path] as const])));

  function match(pathname: string): string {
    // The data of a page count with the page. A `%` could begin what cannot be decoded, and no pattern has one.
    const page = pathname.replace(/\/?(?:_root|\/_)?\.data$/, '').replaceAll('%', '_') || '/';
    const found = matchRoutes(routes, page);
    return found?.at(-1)?.route.path ?? UNKNOWN;
  }

  return (pathname: string): string => {
    const seen = known.get(pathname);
    if (seen !== undefined) return seen;
    const name = match(pathname);
    if (!isFile(pathname)) return name;
    const ofFile = name === UNKNOWN ? FILE : name;
    known.set(pathname, ofFile);
    return ofFile;
  };
}
