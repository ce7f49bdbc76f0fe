/** What nothing else matches. */
const UNKNOWN = '/*';

/** A pattern as the router understands it: `:name` is a part of the path, `:name?` one that may be missing. */
function compiled(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replaceAll('.', '\\.')}`;
  });
  return new RegExp(`^${source.join('')}/*$`, 'i');
}

/** Words that a pattern names: the more, the closer it is. */
const words = (pattern: string) => pattern.split('/').filter((part) => /^\w/.test(part)).length;

/**
 * Names the route that a path belongs to: a pattern (`/:lang?/about`), `file` for a built file that is no page, or `/*`.
 * There are as many names as patterns, whatever visitors ask for: the names become labels, and every label is kept in
 * memory for good. The router's own `matchRoutes` would say the same, and compile every pattern anew for each request: a fifth of
 * what a letter costs.
 * @param patterns as the router writes them
 * @param isFile whether a path is that of a built file
 */
export function createRouteNames(patterns: readonly string[], isFile: (pathname: string) => boolean) {
  const routes = patterns
    .filter((pattern) => pattern !== UNKNOWN)
    .toSorted((one, other) => words(other) - words(one))
    .map((pattern) => ({ pattern, expression: compiled(pattern) }));
  return (pathname: string): string => {
    // The data of a page count with the page.
    const page = pathname.replace(/\/?(?:_root|\/_)?\.data$/, '') || '/';
    const name = routes.find(({ expression }) => expression.test(page))?.pattern ?? UNKNOWN;
    return name === UNKNOWN && isFile(pathname) ? 'file' : name;
  };
}
