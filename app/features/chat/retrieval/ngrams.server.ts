const latin = new Map(
  'аa бb вv гg ґg дd еe єe эe ёe жzh зz иi іi їi йi ыi кk лl мm нn оo пp рr сs тt уu фf хh цc чch шsh щsh ь юu яa'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
/** N-grams are hashed into so many rows. */
export const ROWS = 2 ** 16;
/** Lengths of the character n-grams. */
const sizes = [3, 4, 5];

/** Lower case, without accents. */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<=\p{L})['’ʼ\u00ad](?=[\u0400-\u04ff])/gu, '');
  return folded.match(/\p{L}+|\d+/gu) ?? [];
}

/**
 * Character n-grams tolerate typing errors, inflection and compounds. Cyrillic is often typed in Latin script.
 *
 * @returns By row, which is the n-gram's hash, its weight; together of length 1.
 */
export function ngramsOf(text: string): [row: number, weight: number][] {
  const weights = new Map<number, number>();
  for (const word of wordsOf(text)) {
    const padded = `^${word.replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? '')}$`;
    const grams = sizes.flatMap((size) =>
      Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, start) =>
        padded.slice(start, start + size),
      ),
    );
    for (const row of grams.map(rowOf))
      weights.set(row, Math.max(weights.get(row) ?? 0, 1 / Math.sqrt(grams.length)));
  }
  const length = Math.hypot(...weights.values());
  return [...weights].map(([row, weight]) => [row, weight / length]);
}

/** Feature hashing by FNV-1a. Collisions had no measurable effect. */
function rowOf(ngram: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < ngram.length; index += 1)
    hash = Math.imul(hash ^ ngram.charCodeAt(index), 0x01_00_01_93);
  return (hash >>> 0) % ROWS;
}
