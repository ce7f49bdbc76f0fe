/** Characters that Markdown or HTML would read as more than themselves. */
const meaningful = /[\\`*_[\]<>#~|&]/g;

/** Writes a text into Markdown so that it is read as it stands. */
export function escapeMarkdown(text: string): string {
  return text.replace(meaningful, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
