import { withPrefix } from '../../i18n/href.ts';

/**
 * How many steps of the history lead back to another page than the last one. The same page in another language is no
 * other page, and neither is another place on it.
 * @param paths the paths of this site that the visitor has come through, the present one last
 * @returns 0 where there is no such page
 */
export function stepsBack(paths: readonly string[]): number {
  const bare = paths.map((path) => withPrefix(path, ''));
  const before = bare.findLastIndex((path) => path !== bare.at(-1));
  return before < 0 ? 0 : paths.length - 1 - before;
}
