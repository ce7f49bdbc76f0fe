import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { arrows, codeRules, isTest, nameRules, rooms } from './house-law.ts';
import { readSourceFile, type SourceFile } from './source-file.ts';

type Fault = { rule: string; file: string; line?: number; says: string };

type HouseReport = { faults: Fault[]; files: number; imports: number };

/** Where an import without an ending, or with the ending of what it is compiled to, leads in the tree. */
function inTree(tree: ReadonlyMap<string, string>, to: string): string {
  return [to, `${to}.ts`, `${to}.tsx`, to.replace(/\.js$/, '.ts')].find((file) => tree.has(file)) ?? to;
}

function arrowFaults({ path: file, reaches }: SourceFile): Fault[] {
  return arrows
    .filter(({ from }) => !isTest(file) && from(file))
    .flatMap(({ name, says, may }) =>
      reaches
        .filter(({ to, isType }) => !may(to, file, isType))
        .map(({ line, to }) => ({ rule: name, file, line, says: `${says}; this reaches for ${to}` })),
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
  ];
  const imports = sources.reduce((sum, { reaches }) => sum + reaches.length, 0);
  return { faults, files: tree.size, imports };
}

const isCode = (file: string) => /\.tsx?$/.test(file);

/** Every file of the house below a folder, by its path from there; only code has its text read. */
export function readTree(root: string): Map<string, string> {
  const inRooms = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  const atRoot = readdirSync(root).filter(isCode);
  return new Map(
    [...inRooms, ...atRoot]
      .map((file) => file.split(path.sep).join('/'))
      .map((file) => [file, isCode(file) ? readFileSync(path.join(root, file), 'utf8') : '']),
  );
}

/** A step of `npm run check`: the arrows and the names of docs/architecture.md, over every import of the tree. */
if (import.meta.main) {
  const { faults, files, imports } = checkHouse(readTree(path.resolve(import.meta.dirname, '..')));
  for (const { rule, file, line, says } of faults) {
    process.stderr.write(`${file}${line === undefined ? '' : `:${line}`} ${rule}: ${says}\n`);
  }
  process.stdout.write(`${files} files and ${imports} imports read, ${faults.length} faults\n`);
  // A check that saw nothing has not checked.
  if (faults.length > 0 || imports === 0) process.exitCode = 1;
}
