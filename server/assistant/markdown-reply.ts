import { addressOf, apart, type Line, type Passage, type ReplyWords } from './assistant-index.ts';

/** Characters that Markdown or HTML would read as more than themselves. */
const meaningful = /[\\`*_[\]<>#~|&]/g;

function escapeMarkdown(text: string): string {
  return text.replace(meaningful, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}

function linkTo(passage: Passage): string {
  return `[${escapeMarkdown(passage.label)}](${addressOf(passage)})`;
}

/** Lists stay lists; sentences that follow one another are one paragraph. */
function quote(lines: readonly Line[]): string[] {
  const blocks: { listed: boolean; texts: string[] }[] = [];
  for (const { text, listed } of lines) {
    const last = blocks.at(-1);
    if (last?.listed === listed) last.texts.push(text);
    else blocks.push({ listed, texts: [text] });
  }
  return blocks.map(({ listed, texts }) =>
    listed ? texts.map((text) => `- ${escapeMarkdown(text)}`).join('\n') : sentences(texts),
  );
}

/** What ends without a full stop is kept apart from what follows. */
function sentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => {
    const space = /[.!?…:;»”“)]$/.test(before) ? ' ' : apart;
    return `${before}${before === '' ? '' : space}${escapeMarkdown(text)}`;
  }, '');
}

/** What was found, as Markdown: the quotation, the section that it is from, and where else to look. */
export function writeAnswer(
  words: ReplyWords,
  found: { passage: Passage; lines: readonly Line[]; further: readonly Passage[] },
): string {
  const { passage, lines, further } = found;
  const quoted = [passage.subheading, ...lines.map(({ text }) => text)];
  const hasFigures = quoted.some((text) => /\d/.test(text));
  return [
    escapeMarkdown(words.introduction),
    ...(passage.borrowedFrom ? [escapeMarkdown(words.borrowed)] : []),
    ...(passage.subheading ? [`**${escapeMarkdown(passage.subheading)}**`] : []),
    ...quote(lines),
    ...(passage.note && hasFigures ? [`*${escapeMarkdown(passage.note)}*`] : []),
    `${escapeMarkdown(words.source)} ${linkTo(passage)}`,
    ...(further.length > 0 ? [`${escapeMarkdown(words.seeAlso)} ${further.map(linkTo).join(' · ')}`] : []),
  ].join('\n\n');
}

/** Nothing was found: who can be asked instead. */
export function writeUnknown(words: ReplyWords, contactPath: string): string {
  return `${words.unknown}\n\n[${words.contact}](${contactPath})`;
}
