/**
 * Rows as CSV (RFC 4180: CRLF, every cell quoted). What a spreadsheet would run as a formula gets an apostrophe before
 * it: the words of a visitor must stay words when an operator opens the file (OWASP, "CSV Injection"). Excel in French and
 * German splits at semicolons, and then our quotes protect nothing: whatever could be split off counts as a cell.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const CELL_THAT_RUNS = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠]|"*[\t\r])/g;

function cell(value: string): string {
  return `"${value.replace(CELL_THAT_RUNS, "'").replaceAll('"', '""')}"`;
}
