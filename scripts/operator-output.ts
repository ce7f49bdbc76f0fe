/** Cells by the names of their columns. */
export type Columns<Value> = Record<string, (record: Value) => string | null | undefined>;
export type Row = Record<string, string>;

export function toRow<Value>(columns: Columns<Value>, record: Value): Row {
  return Object.fromEntries(Object.entries(columns).map(([name, cell]) => [name, cell(record) ?? '']));
}

export const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A file with the columns, whose names come first in CSV. */
export function exported(columns: readonly string[], rows: readonly Row[], format: 'csv' | 'json'): string {
  return format === 'json' ? printableJson(rows) : csv([columns, ...rows.map(Object.values)]);
}

/** The named columns, aligned for a terminal. */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  return textTable([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]);
}

/** Aligns columns for a terminal; an empty cell is a dash. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const cells = lines.map((line) => line.map((cell) => printable(cell) || '-'));
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  const aligned = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return cells.map((line) => `${aligned(line).trimEnd()}\n`).join('');
}

// Control and direction characters, which a terminal would interpret.
const OBEYED = /[\p{Cc}\p{Bidi_Control}]/gu;

function printable(value: string): string {
  return value.replace(OBEYED, ' ');
}

/** JSON with these characters escaped, so that nothing is lost. */
export function printableJson(value: unknown): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const lines = JSON.stringify(value, null, 2).split('\n');
  return `${lines.map((line) => line.replace(OBEYED, escaped)).join('\n')}\n`;
}

/**
 * RFC 4180: CRLF, every cell quoted. Formulas get an apostrophe (OWASP, "CSV Injection"), also after a
 * semicolon or line break: Excel in French and German splits there in spite of the quotes.
 */
export function csv(rows: readonly (readonly string[])[], separator = ','): string {
  return rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('');
}

const CELL_THAT_RUNS = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠]|"*[\t\r])/g;

function quoted(value: string): string {
  return `"${value.replace(CELL_THAT_RUNS, "'").replaceAll('"', '""')}"`;
}
