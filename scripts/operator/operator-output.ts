export type Columns<Value> = Record<string, (item: Value) => string | null | undefined>;

export const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

export function tabulate<Value>(columns: Columns<Value>, items: readonly Value[], format?: string): string {
  const rows = items.map((item) => cellsOf(columns, item));
  if (format === 'json') return printableJson(rows);
  const lines = [Object.keys(columns), ...rows.map(Object.values<string>)];
  return format === 'csv' ? csv(lines) : textTable(lines);
}

export function cellsOf<Value>(columns: Columns<Value>, item: Value): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, cell]) => [name, cell(item) ?? '']));
}

// A terminal would interpret control and direction characters.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}]/gu;

export function textTable(lines: readonly (readonly string[])[]): string {
  const cells = lines.map((line) => line.map((cell) => cell.replace(CONTROL_CHARACTERS, ' ') || '-'));
  const width = (column: number) => Math.max(...cells.map((line) => line[column]?.length ?? 0));
  const align = (line: string[]) => line.map((cell, column) => cell.padEnd(width(column))).join('  ');
  return cells.map((line) => `${align(line).trimEnd()}\n`).join('');
}

/** Control characters are escaped, so that nothing is lost. */
export function printableJson(value: unknown): string {
  const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const lines = JSON.stringify(value, null, 2).split('\n');
  return `${lines.map((line) => line.replace(CONTROL_CHARACTERS, escapeSign)).join('\n')}\n`;
}

const CELL_THAT_RUNS = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠]|"*[\t\r])/g;

/**
 * RFC 4180, with the byte order mark and semicolons that French and German spreadsheets expect. Formulas get an apostrophe
 * (OWASP, "CSV Injection"), also after a semicolon or line break, where Excel splits in spite of the quotes.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => `"${cell.replace(CELL_THAT_RUNS, "'").replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => `${row.map(quote).join(';')}\r\n`).join('')}`;
}
