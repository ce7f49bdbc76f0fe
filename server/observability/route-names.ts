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

const specificity = (pattern: string) => pattern.split('/').filter((part) => /^\w/.test(part)).length;

/**
 * Maps a path to a route pattern (`/:lang?/about`), `file`, or `/*`, so that metric labels are few. The router's `matchRoutes`
 * would compile every pattern at each request.
 */
export function createRouteNames(patterns: readonly string[], isFile: (pathname: string) => boolean) {
  const routes = patterns
    .filter((pattern) => pattern !== UNKNOWN)
    .toSorted((a, b) => specificity(b) - specificity(a))
    .map((pattern) => ({ pattern, expression: compilePattern(pattern) }));
  return (pathname: string): string => {
    // A page's data counts as the page.
    const page = pathname.replace(/\/?(?:_root|\/_)?\.data$/, '') || '/';
    const name = routes.find(({ expression }) => expression.test(page))?.pattern ?? UNKNOWN;
    return name === UNKNOWN && isFile(pathname) ? 'file' : name;
  };
}
