const latin = new Map(
  'аa бb вv гg ґg дd еe єe эe ёe жzh зz иi іi їi йi ыi кk лl мm нn оo пp рr сs тt уu фf хh цc чch шsh щsh ьъ юu яa'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1).replace('ъ', '')] as const),
);
/** Lengths of the character n-grams. */
const pieces = { shortest: 3, longest: 5 };
/** Words beyond this add time and no accuracy. */
const mostWords = 60;

export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<=\p{L})['’ʼ\u00ad](?=[\u0400-\u04ff])/gu, '');
}

/** Cyrillic is often typed in Latin script. */
export function inLatin(text: string): string {
  return text.replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? '');
}

export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+|\d+/gu) ?? [];
}

/** Hashes character n-grams, which tolerate typing errors, inflection and compounds; with their weight. */
export function featuresOf(text: string): ReadonlyMap<number, number> {
  const features = new Map<number, number>();
  for (const word of wordsOf(inLatin(folded(text))).slice(0, mostWords)) {
    const parts = piecesOf(`^${word}$`);
    for (const part of parts) {
      const feature = numberOf(part);
      features.set(feature, Math.max(features.get(feature) ?? 0, 1 / Math.sqrt(parts.length)));
    }
  }
  return features;
}

function piecesOf(word: string): string[] {
  const parts: string[] = [];
  for (let size = pieces.shortest; size <= pieces.longest; size += 1)
    for (let at = 0; at + size <= word.length; at += 1) parts.push(word.slice(at, at + size));
  return parts;
}

/** FNV-1a. */
function numberOf(feature: string): number {
  let number = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1)
    number = Math.imul(number ^ feature.charCodeAt(at), 0x01_00_01_93);
  // Small integers are stored unboxed.
  return number >> 2;
}
