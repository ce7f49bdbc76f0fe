/**
 * RFC 4180: CRLF, every cell quoted. Formulas get an apostrophe (OWASP, "CSV Injection"), also after a
 * semicolon or line break: Excel in French and German splits there in spite of the quotes.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const CELL_THAT_RUNS = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠]|"*[\t\r])/g;

function cell(value: string): string {
  return `"${value.replace(CELL_THAT_RUNS, "'").replaceAll('"', '""')}"`;
}
