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
  // The router prefers what is written out; so `/about` is that page and not a language.
  const routes = [...new Set([...patterns, UNKNOWN])]
    .map((pattern) => ({ pattern, ...expressionOf(pattern) }))
    .toSorted((one, other) => other.fixed - one.fixed);
  // Paths that come all the time, and of which there is an end: fixed addresses and files.
  const known = new Map(routes.flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : [[pattern, pattern]])));

  function match(pathname: string): string {
    // The data of a page count with the page.
    const page = pathname.replace(/\/?(?:_root|\/_)?\.data$/, '');
    return routes.find(({ expression }) => expression.test(page))?.pattern ?? UNKNOWN;
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

/** A pattern as an expression, and how many of its parts are written out. */
function expressionOf(pattern: string): { expression: RegExp; fixed: number } {
  const parts = pattern.split('/').filter(Boolean);
  const written = parts.map((part) => {
    if (part === '*') return '/.+';
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replaceAll('.', String.raw`\.`)}`;
  });
  const fixed = parts.filter((part) => !/^[:*]/.test(part)).length;
  return { expression: new RegExp(`^${written.join('')}/*$`, 'i'), fixed: pattern === UNKNOWN ? -1 : fixed };
}
