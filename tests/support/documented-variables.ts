import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The variables of the server that `docs/contracts/environment.md` promises: the first columns of its tables. */
export function documentedVariables(): Set<string> {
  const contract = readFileSync(
    path.resolve(import.meta.dirname, '../../docs/contracts/environment.md'),
    'utf8',
  );
  const [server = ''] = contract.split('## For tools');
  const rows = server.split('\n').filter((line) => line.startsWith('| `'));
  return new Set(rows.flatMap((row) => row.split('|')[1]?.match(/\b[A-Z][A-Z_]+\b/g) ?? []));
}
