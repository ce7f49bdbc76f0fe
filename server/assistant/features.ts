/** The features of a text, each by a number made of its letters, and how much it counts in the text. */
export type FeatureCounts = ReadonlyMap<number, number>;

/** What Latin keyboards make of Cyrillic letters; several spellings of one sound become one. */
const latin = new Map(
  'аa бb вv гg ґg дd еe єe эe ёe жzh зz иi іi їi йi ыi кk лl мm нn оo пp рr сs тt уu фf хh цc чch шsh щsh ьъ юu яa'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1).replace('ъ', '')] as const),
);
/** How else those sounds are typed in Latin letters. */
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
/** Written in Cyrillic, and by many in Latin letters. */
const slavic = ['uk', 'ru'];

const pieces = { shortest: 3, longest: 5 };
/** A word counts 1; two that follow one another less; its pieces together a little more, however many there are. */
const countOf = { word: 1, pair: 0.6, pieces: 1.5 };
/** A question has fewer; what comes after them adds nothing but time. */
const mostWords = 60;

/** Small letters without accents: what is typed in several ways is one. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<=\p{L})['’ʼ\u00ad](?=[\u0400-\u04ff])/gu, '');
}

/** Cyrillic as many type it, in Latin letters. */
export function inLatin(text: string): string {
  return text.replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? '');
}

/** The words of a text: figures stand apart, `fit4ai` is three words. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+|\d+/gu) ?? [];
}

/**
 * What is compared: words, pairs of words, and pieces of words, which bear slips of the finger, endings and compounds.
 * All alphabets and spellings become one.
 * @param language of the text, where it is known
 */
export function featuresOf(text: string, language = ''): FeatureCounts {
  const plain = folded(text);
  const typed = inLatin(plain);
  const isSlavic = cyrillic.test(plain) || slavic.includes(language);
  const spelled = isSlavic ? otherSpellings.reduce((all, [from, to]) => all.replace(from, to), typed) : typed;
  const features = new Map<number, number>();
  let last = '';
  for (const word of wordsOf(spelled).slice(0, mostWords)) {
    features.set(numberOf(word), countOf.word);
    if (last) features.set(numberOf(`${last} ${word}`), countOf.pair);
    last = word;
    const parts = piecesOf(`^${word}$`).map(numberOf);
    const count = countOf.pieces / Math.sqrt(parts.length);
    for (const part of parts) features.set(part, Math.max(features.get(part) ?? 0, count));
  }
  return features;
}

/** FNV-1a: two of some hundred thousand features share a number now and then, which changes nothing that can be seen. */
function numberOf(feature: string): number {
  let number = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1)
    number = Math.imul(number ^ feature.charCodeAt(at), 0x01_00_01_93);
  // A small integer needs no memory of its own.
  return number >> 2;
}

function piecesOf(word: string): string[] {
  const parts: string[] = [];
  for (let size = pieces.shortest; size <= pieces.longest; size += 1)
    for (let at = 0; at + size <= word.length; at += 1) parts.push(`-${word.slice(at, at + size)}`);
  return parts;
}
