/** Lines of cells as a table for a terminal, the columns aligned; an empty cell is a dash. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const cells = lines.map((line) => line.map((cell) => printable(cell) || '-'));
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  const aligned = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return cells.map((line) => `${aligned(line).trimEnd()}\n`).join('');
}

// A terminal obeys control characters, and some turn the direction of what follows; what visitors have sent is to be
// read, not obeyed.
const OBEYED = /[\p{Cc}\p{Bidi_Control}]/gu;

function printable(value: string): string {
  return value.replace(OBEYED, ' ');
}

/** A value as JSON for a terminal or a file: what a terminal would obey is written as an escape, so nothing is lost. */
export function printableJson(value: unknown): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const lines = JSON.stringify(value, null, 2).split('\n');
  return `${lines.map((line) => line.replace(OBEYED, escaped)).join('\n')}\n`;
}
