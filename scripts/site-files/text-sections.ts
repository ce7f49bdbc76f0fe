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

const abbreviation =
  /(?:^|[\s(])(?:excl|incl|approx|e\.g|i\.e|no|art|ch|p\. ex|env|z\. ?B|bzw|inkl|exkl|zzgl|ca|nr|ст|тис|тыс|млн|напр|р|г|т\. ?д|т\. ?ч)\.\s*$/iu;

export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
