/** A line of a proxy's configuration: its words, and what stands between its braces. */
export type Directive = { words: string[]; block: Directive[] };

/** Reads what nginx reads. */
export function readNginx(text: string): Directive[] {
  const tokens = text.match(/#[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^\s{};]+/g) ?? [];
  return tree(tokens.filter((token) => !token.startsWith('#')));
}

/** Reads what Caddy reads, as far as braces stand at the ends of lines. */
export function readCaddyfile(text: string): Directive[] {
  const tokens = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      if (line === '}') return ['}'];
      const words = line.match(/`[^`]*`|"[^"]*"|\S+/g) ?? [];
      return words.at(-1) === '{' ? words : [...words, ';'];
    });
  return tree(tokens);
}

function tree(tokens: readonly string[]): Directive[] {
  const open: Directive[][] = [[]];
  let words: string[] = [];
  for (const token of tokens) {
    const current = open.at(-1) ?? [];
    if (token === '}') open.pop();
    else if (token === ';' || token === '{') {
      const directive: Directive = { words, block: [] };
      current.push(directive);
      if (token === '{') open.push(directive.block);
      words = [];
    } else words.push(token.replace(/^(["'`])(.*)\1$/s, '$2'));
  }
  if (open.length !== 1 || words.length > 0) throw new Error('braces or semicolons do not match');
  return open.flat();
}

/** The words behind a name, wherever it stands. */
export function allOf(directives: readonly Directive[], name: string): string[][] {
  return blocksOf(directives, name).map(({ words }) => words.slice(1));
}

/** All directives of a name, wherever they stand. */
export function blocksOf(directives: readonly Directive[], name: string): Directive[] {
  return directives.flatMap((directive) => [
    ...(directive.words[0] === name ? [directive] : []),
    ...blocksOf(directive.block, name),
  ]);
}
