import type Database from 'better-sqlite3';

/** More than the queries of the whole site; a batch of letters has one for each of its sizes. */
const STATEMENTS = 300;

/**
 * Makes a connection to SQLite prepare a statement once. Query builders and limiters ask for the same few texts again and
 * again, and preparing one costs more than running it.
 * @param beforeEach called before each use; what it throws keeps the statement from running
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
