import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { arrows, isTest, lineRules, nameRules, rooms } from './house-law.ts';

type Fault = { rule: string; file: string; line?: number; says: string };

type HouseReport = { faults: Fault[]; files: number; imports: number };

/** What a file asks of others: imports of any kind, of types alone or not, `import.meta.glob`, and files named by `new URL`. */
const request =
  /(?<type>^(?:import|export) type [^'";]*?)?(?:\bfrom\s(?=['"])|\bimport[\s(]|\bimport\.meta\.glob(?:<\w+>)?\(|\bnew URL\()\s*\[?['"`](?<to>[^'"`?#]+)/gm;

/** Where an import without an ending, or with the ending of what it is compiled to, leads in the tree. */
function inTree(tree: ReadonlyMap<string, string>, to: string): string {
  return [to, `${to}.ts`, `${to}.tsx`, to.replace(/\.js$/, '.ts')].find((file) => tree.has(file)) ?? to;
}

function arrowFaults(file: string, text: string, tree: ReadonlyMap<string, string>): Fault[] {
  const ours = arrows.filter(({ from }) => !isTest(file) && from(file));
  return [...text.matchAll(request)].flatMap(({ index, groups }) => {
    const { type, to: name = '' } = groups ?? {};
    const to = inTree(tree, name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name);
    const line = text.slice(0, index).split('\n').length;
    return ours
      .filter(({ may }) => !may(to, file, type !== undefined))
      .map(({ name: rule, says }) => ({ rule, file, line, says: `${says}; this reaches for ${to}` }));
  });
}

function lineFaults(file: string, text: string): Fault[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      lineRules
        .filter(({ breaks }) => breaks(line, file))
        .map(({ name, says }) => ({ rule: name, file, line: index + 1, says })),
    );
}

/**
 * Holds a tree against the rules of the house.
 * @param tree the text of every file, by its path from the root of the project
 */
export function checkHouse(tree: ReadonlyMap<string, string>): HouseReport {
  const code = [...tree].filter(([file]) => isCode(file));
  const names = [...tree.keys()].flatMap((file) =>
    nameRules.filter(({ breaks }) => breaks(file)).map(({ name, says }) => ({ rule: name, file, says })),
  );
  const texts = code.flatMap(([file, text]) => [...lineFaults(file, text), ...arrowFaults(file, text, tree)]);
  const imports = code.reduce((sum, [, text]) => sum + [...text.matchAll(request)].length, 0);
  return { faults: [...names, ...texts], files: tree.size, imports };
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
