export type FeatureCounts = ReadonlyMap<number, number>;

const latin = new Map(
  'аa бb вv гg ґg дd еe єe эe ёe жzh зz иi іi їi йi ыi кk лl мm нn оo пp рr сs тt уu фf хh цc чch шsh щsh ьъ юu яa'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1).replace('ъ', '')] as const),
);
const otherSpellings: [RegExp, string][] = [
  [/shch|sch/g, 'sh'],
  [/kh|x/g, 'h'],
  [/ts|tz/g, 'c'],
  [/[yj](?=[aeou])/g, ''],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/4/g, 'ch'],
  [/i+/g, 'i'],
];
const cyrillic = /[\u0400-\u04ff]/;
/** Often typed in Latin script. */
const slavic = ['uk', 'ru'];

const pieces = { shortest: 3, longest: 5 };
const countOf = { word: 1, pair: 0.6, pieces: 1.5 };
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

export function inLatin(text: string): string {
  return text.replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? '');
}

export function messagesOf(text: string): string[] {
  return text.match(/\p{L}+|\d+/gu) ?? [];
}

/** Hashes words, word pairs and character n-grams, which tolerate typing errors and compounds. */
export function featuresOf(text: string, language = ''): FeatureCounts {
  const plain = folded(text);
  const typed = inLatin(plain);
  const isSlavic = cyrillic.test(plain) || slavic.includes(language);
  const spelled = isSlavic ? otherSpellings.reduce((all, [from, to]) => all.replace(from, to), typed) : typed;
  const features = new Map<number, number>();
  let last = '';
  for (const word of messagesOf(spelled).slice(0, mostWords)) {
    features.set(numberOf(word), countOf.word);
    if (last) features.set(numberOf(`${last} ${word}`), countOf.pair);
    last = word;
    const parts = piecesOf(`^${word}$`).map(numberOf);
    const count = countOf.pieces / Math.sqrt(parts.length);
    for (const part of parts) features.set(part, Math.max(features.get(part) ?? 0, count));
  }
  return features;
}

/** FNV-1a. */
function numberOf(feature: string): number {
  let number = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1)
    number = Math.imul(number ^ feature.charCodeAt(at), 0x01_00_01_93);
  // Small integers are stored unboxed.
  return number >> 2;
}

function piecesOf(word: string): string[] {
  const parts: string[] = [];
  for (let size = pieces.shortest; size <= pieces.longest; size += 1)
    for (let at = 0; at + size <= word.length; at += 1) parts.push(`-${word.slice(at, at + size)}`);
  return parts;
}
