import { type Block, plainText } from '../app/content/markdown.ts';

/** A section of a long text: its title, and its paragraphs, entries and rows as lines. */
export type TextSection = { title: string; lines: string[] };

function linesOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [plainText(block.of)];
  if (block.kind === 'list') return block.items.map((item) => plainText(item).replace(/;$/, '.'));
  if (block.kind === 'table') return block.rows.map((row) => row.map(plainText).join(' · '));
  return [];
}

/** Parts a text at its headings of the second level; the first section is what stands above them. */
export function sectionsOf(blocks: readonly Block[]): TextSection[] {
  const sections: TextSection[] = [{ title: '', lines: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ title: plainText(block.of), lines: [] });
    else sections.at(-1)?.lines.push(...linesOf(block));
  }
  return sections;
}
