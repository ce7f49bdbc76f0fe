/**
 * Rows as CSV (RFC 4180: CRLF, every cell quoted). A cell that a spreadsheet would run as a formula gets an apostrophe
 * before it: the words of a visitor must stay words when an operator opens the file (OWASP, "CSV Injection").
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const words = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${words.replaceAll('"', '""')}"`;
}
