import { type Block, plainText } from '../../app/lib/content/markdown.ts';

/** A paragraph, list entry or table row is a line. */
export type TextSection = { title: string; lines: string[] };

function linesOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [plainText(block.of)];
  if (block.kind === 'list') return block.items.map((item) => plainText(item).replace(/;$/, '.'));
  if (block.kind === 'table') return block.rows.map((row) => row.map(plainText).join(' · '));
  return [];
}

/** Splits at `##` headings; the first section is the text above them. */
export function sectionsOf(blocks: readonly Block[]): TextSection[] {
  const sections: TextSection[] = [{ title: '', lines: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ title: plainText(block.of), lines: [] });
    else sections.at(-1)?.lines.push(...linesOf(block));
  }
  return sections;
}
