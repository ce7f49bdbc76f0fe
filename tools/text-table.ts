/** Lines of cells as a table for a terminal, the columns aligned; an empty cell is a dash. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const cells = lines.map((line) => line.map((cell) => printable(cell) || '-'));
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  const aligned = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return cells.map((line) => `${aligned(line).trimEnd()}\n`).join('');
}

// A terminal obeys control characters; what visitors have sent is to be read, not obeyed.
function printable(value: string): string {
  return value.replace(/\p{Cc}/gu, ' ');
}
