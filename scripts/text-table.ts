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
