/** UTF-16 units at the end that are searched for an unfinished link, for each chunk. */
const longestOpenEnd = 500;

/** Drops an unfinished link and closes open emphasis, so that nothing flickers while text arrives. */
export function settledPart(markdown: string): string {
  const end = Math.max(0, markdown.length - longestOpenEnd);
  const openEnd = markdown.slice(end).replace(/!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, '');
  const settled = (markdown.slice(0, end) + openEnd).replace(/\*+$/, '');
  const paragraph = settled.slice(settled.lastIndexOf('\n') + 1);
  const isOpen = paragraph.split('**').length % 2 === 0;
  return isOpen ? `${settled.trimEnd()}**` : settled;
}
