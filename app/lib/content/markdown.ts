export type Inline =
  | string
  | { kind: 'strong' | 'em'; of: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; of: Inline[] };

/** The page's title has level 1. A heading `# The assistant {#assistant}` has an `id`. */
type Heading = { kind: 'heading'; level: 2 | 3 | 4 | 5; of: Inline[]; id?: string };

export type Block =
  | { kind: 'paragraph'; of: Inline[] }
  | Heading
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** The lexer splits texts at every possible markup character, so they are joined again. */
export function joinTexts(parts: readonly Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else whole.push(part);
  }
  return whole;
}

/** A heading without an `id` gets a number. */
export function sectionsOf(blocks: readonly Block[]): { heading: Heading; id: string }[] {
  return blocks
    .filter((block) => block.kind === 'heading')
    .filter(({ level }) => level === 2)
    .map((heading, index) => ({ heading, id: heading.id ?? `section-${index + 1}` }));
}

export function plainText(line: readonly Inline[]): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'code' ? part.text : plainText(part.of);
    })
    .join('');
}

export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#~|&]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
