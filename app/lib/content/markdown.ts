/** What a line of a text is made of: words, and what may stand among them. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; of: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; of: Inline[] };

/** What a text is made of. A heading's level is the one that it has on the page, whose title is the first. */
export type Block =
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'heading'; level: 2 | 3 | 4; of: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** A line whose neighbouring words are one: the lexer cuts at every sign that could have meant something. */
export function joined(parts: readonly Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else whole.push(part);
  }
  return whole;
}

/** The words of a line without what stands among them: for titles, lists of contents, counts. */
export function plainText(line: readonly Inline[]): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'code' ? part.text : plainText(part.of);
    })
    .join('');
}
