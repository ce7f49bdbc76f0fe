import type Database from 'better-sqlite3';

/** More than all queries of the site; a batch has one per size. */
const STATEMENTS = 300;

/**
 * Caches prepared statements, since preparing costs more than running.
 * @param beforeEach called before each use; throwing prevents the statement
 */
export function rememberStatements(file: Database.Database, beforeEach: () => void = () => undefined): void {
  const prepared = new Map<string, Database.Statement>();
  const prepare = file.prepare.bind(file);
  const remembered = (text: string): Database.Statement => {
    beforeEach();
    const known = prepared.get(text);
    if (known) return known;
    const statement = prepare(text);
    if (prepared.size >= STATEMENTS) prepared.clear();
    prepared.set(text, statement);
    return statement;
  };
  Object.defineProperty(file, 'prepare', { value: remembered });
}
