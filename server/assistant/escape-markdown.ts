const meaningful = /[\\`*_[\]<>#~|&]/g;

/** Escapes a text for Markdown and HTML. */
export function escapeMarkdown(text: string): string {
  return text.replace(meaningful, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
