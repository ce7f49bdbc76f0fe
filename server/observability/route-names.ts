const UNKNOWN = '/*';

/** Compiles the router's syntax: `:name` is a segment, `:name?` an optional one. */
function compilePattern(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${source}/*$`, 'i');
}

/** The more static segments a pattern has, the more specific it is. */
const staticSegments = (pattern: string) => pattern.split('/').filter((part) => /^\w/.test(part)).length;

/**
 * Maps a path to a route pattern (`/:lang?/about`), `file`, or `/*`; the bounded names serve as metric labels.
 * The router's `matchRoutes` compiles every pattern for each request.
 */
export function createRouteNames(patterns: readonly string[], isFile: (pathname: string) => boolean) {
  const routes = patterns
    .filter((pattern) => pattern !== UNKNOWN)
    .toSorted((a, b) => staticSegments(b) - staticSegments(a))
    .map((pattern) => ({ pattern, expression: compilePattern(pattern) }));
  return (pathname: string): string => {
    // Data requests count with their page.
    const page = pathname.replace(/\/?(?:_root|\/_)?\.data$/, '') || '/';
    const name = routes.find(({ expression }) => expression.test(page))?.pattern ?? UNKNOWN;
    return name === UNKNOWN && isFile(pathname) ? 'file' : name;
  };
}
