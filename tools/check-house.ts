import path from 'node:path';
import { checkHouse } from './house/house-report.ts';
import { readTree } from './house/read-tree.ts';

/** A step of `npm run check`: the arrows and the names of docs/architecture.md, over every import of the tree. */
const { faults, files, imports } = checkHouse(readTree(path.resolve(import.meta.dirname, '..')));
for (const { rule, file, line, says } of faults) {
  process.stderr.write(`${file}${line === undefined ? '' : `:${line}`} ${rule}: ${says}\n`);
}
process.stdout.write(`${files} files and ${imports} imports read, ${faults.length} faults\n`);
// A check that saw nothing has not checked.
if (faults.length > 0 || imports === 0) process.exitCode = 1;
