import type { Stemmer } from './stemmers/stemmer.ts';

/**
 * One spelling for what is typed in several: small letters, no accents over Latin letters (they are often left out), no
 * `ё`, and no apostrophe inside a Ukrainian word.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ß', 'ss')
    .replace(/(?<=[\u0400-\u04ff])['’ʼ](?=[\u0400-\u04ff])/gu, '')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replaceAll('\u00ad', '');
}

/** To make one takes longer than to cut a question with it. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** The words of a text, folded, in their order. `l’IA` is two words, `Fit4AI` is three, `KI-Beratung` two. */
export function wordsOf(text: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenterOf(language).segment(fold(text))) {
    if (!isWordLike) continue;
    for (const part of segment.split(/['’._:]|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u))
      if (part !== '') words.push(part);
  }
  return words;
}

/** Turns texts of one language into what is searched for. */
export type Terms = {
  /** The stems of a text's words, stop words left out. */
  of: (text: string) => string[];
  stemOf: (word: string) => string;
};

export function termsOf(stemmer: Stemmer): Terms {
  const stopWords = new Set(stemmer.stopWords.map(fold));
  // No stems are remembered: what visitors type must not stay in memory.
  const stemOf = (word: string) => fold(stemmer.stem(word));
  return {
    stemOf,
    of(text) {
      const terms = wordsOf(text, stemmer.language)
        .filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)))
        .map(stemOf);
      // What `sales@…` is called, whatever label it has.
      return /\S@\S/.test(text) ? [...terms, 'mail'] : terms;
    },
  };
}
