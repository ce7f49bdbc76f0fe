import { readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/benchmarks.md';

/**
 * Puts what a part of the bench has said into its place in docs/benchmarks.md, between `<!-- figures: name -->` and `<!-- end -->`,
 * with the day. What stands outside is written by people and stays. A part without a place is not kept.
 * @param lines Markdown; what is indented are figures
 */
export function writeFigures(name: string, lines: readonly string[]): void {
  const text = readFileSync(document, 'utf8');
  const place = new RegExp(`(<!-- figures: ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
  const day = new Date().toISOString().slice(0, 10);
  const body = lines
    .join('\n')
    .replace(/(?:^ +.*\n?)+/gm, (figures) => `\n\`\`\`\n${figures.trimEnd()}\n\`\`\`\n`);
  writeFileSync(
    document,
    text.replace(place, (_, begin, end) => `${begin}\nMeasured on ${day}. ${body.trimEnd()}\n\n${end}`),
  );
}
