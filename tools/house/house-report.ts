import { arrows } from './arrows.ts';
import { codeRules, nameRules } from './file-rules.ts';
import { importCycles } from './import-cycles.ts';
import { isTest } from './rooms.ts';
import { readSourceFile, type SourceFile } from './source-file.ts';

type Fault = { rule: string; file: string; line?: number; says: string };

export type HouseReport = { faults: Fault[]; files: number; imports: number };

/** Where an import without an ending, or with the ending of what it is compiled to, leads in the tree. */
function inTree(tree: ReadonlyMap<string, string>, to: string): string {
  return [to, `${to}.ts`, `${to}.tsx`, to.replace(/\.js$/, '.ts')].find((file) => tree.has(file)) ?? to;
}

function cycleFaults(sources: SourceFile[]): Fault[] {
  const graph = new Map(sources.map(({ path, reaches }) => [path, reaches.map(({ to }) => to)]));
  return importCycles(graph).map((cycle) => ({
    rule: 'import-cycle',
    file: cycle[0] ?? '',
    says: `these import each other: ${cycle.join(' → ')}`,
  }));
}

function arrowFaults({ path, reaches }: SourceFile): Fault[] {
  return arrows
    .filter(({ from }) => !isTest(path) && from(path))
    .flatMap(({ name, says, may }) =>
      reaches
        .filter(({ to }) => !may(to, path))
        .map(({ line, to }) => ({ rule: name, file: path, line, says: `${says}; this reaches for ${to}` })),
    );
}

/**
 * Holds a tree against the rules of the house.
 * @param tree the text of every file, by its path from the root of the project
 */
export function checkHouse(tree: ReadonlyMap<string, string>): HouseReport {
  const sources = [...tree]
    .filter(([file]) => /\.tsx?$/.test(file))
    .map(([file, text]) => readSourceFile(file, text))
    .map((file) => ({ ...file, reaches: file.reaches.map((one) => ({ ...one, to: inTree(tree, one.to) })) }));
  const faults = [
    ...[...tree.keys()].flatMap((file) =>
      nameRules.filter(({ breaks }) => breaks(file)).map(({ name, says }) => ({ rule: name, file, says })),
    ),
    ...sources.flatMap((source) =>
      codeRules.flatMap(({ name, says, breaks }) =>
        breaks(source).map((line) => ({ rule: name, file: source.path, line, says })),
      ),
    ),
    ...sources.flatMap(arrowFaults),
    ...cycleFaults(sources),
  ];
  const imports = sources.reduce((sum, { reaches }) => sum + reaches.length, 0);
  return { faults, files: tree.size, imports };
}
