import type { Stemmer } from './stemmers/stemmer.ts';
import type { Terms } from './terms.ts';
import type { KnownLanguage } from './topic.ts';

/** A word of a question, and the words of the site that it may mean, each with how surely, from 0 to 1. */
export type Term = { stem: string; weight: number; meanings: ReadonlyMap<string, number> };

/** How surely a word means another. Found by the evaluation; the order matters more than the figures. */
const closeness = { same: 1, synonym: 0.75, inflected: 0.7, part: 0.6, typo: 0.6 };
/** A question has fewer; what comes after them adds nothing but time. */
const mostTerms = 16;
/** A word that the site does not have may be of another subject, or just another word. */
const weightOfUnknown = 0.6;
/** Numbers tell little: the same ones stand in many sections. */
const weightOfNumber = 0.6;

type Vocabulary = { terms: ReadonlySet<string>; weightOf: (term: string) => number };

/** Reads questions of one language by the words that the site has. */
export function questionReader({ stemmer, terms }: KnownLanguage, vocabulary: Vocabulary) {
  const synonyms = synonymsOf(stemmer, terms);
  const known = [...vocabulary.terms];

  /** How surely a term of the site is the same word, or a part of it. */
  function kinship(stem: string, term: string): number {
    if (areInflected(stem, term, stemmer.longestEnding)) return closeness.inflected;
    return stemmer.hasCompounds && isPartOf(stem, term) ? closeness.part : 0;
  }

  function meaningsOf(stem: string): Map<string, number> {
    const meanings = new Map<string, number>();
    const mean = (term: string, close: number) => {
      if (close > (meanings.get(term) ?? 0) && vocabulary.terms.has(term)) meanings.set(term, close);
    };
    mean(stem, closeness.same);
    for (const other of synonyms(stem)) mean(other, closeness.synonym);
    if (/^\d+$/.test(stem)) return meanings;
    for (const term of known) mean(term, kinship(stem, term));
    if (meanings.size > 0) return meanings;
    for (const term of known) if (isTypo(stem, term)) mean(term, closeness.typo);
    return meanings;
  }

  function weightOf(stem: string, meanings: ReadonlyMap<string, number>): number {
    const own = vocabulary.weightOf(stem);
    if (/^\d+$/.test(stem)) return own * weightOfNumber;
    if (meanings.size === 0) return own * weightOfUnknown;
    // A word that means “price” tells as little as the site's own most common word for it.
    return meanings.has(stem) ? own : Math.min(...[...meanings.keys()].map(vocabulary.weightOf));
  }

  return function read(text: string): Term[] {
    const stems = [...new Set(terms.of(text))].slice(0, mostTerms);
    return stems.map((stem) => {
      const meanings = meaningsOf(stem);
      return { stem, meanings, weight: weightOf(stem, meanings) };
    });
  };
}

/** The words that stand in one group with a stem, or with another form of it. */
function synonymsOf(stemmer: Stemmer, terms: Terms): (stem: string) => string[] {
  const groups = stemmer.synonyms.map(terms.of);
  const isSame = (word: string, stem: string) =>
    word === stem || areInflected(stem, word, stemmer.longestEnding);
  return (stem) => groups.filter((group) => group.some((word) => isSame(word, stem))).flat();
}

/** Whether two stems differ in what a stemmer may leave of an ending. */
function areInflected(one: string, other: string, longestEnding: number): boolean {
  const longer = Math.max(one.length, other.length);
  if (longer - Math.min(one.length, other.length) > longestEnding) return false;
  let common = 0;
  while (common < longer && one[common] === other[common]) common += 1;
  const rest = longer - common;
  return rest <= longestEnding && common >= 4 && common >= rest * 2;
}

/** Whether one word is the beginning or the end of the other, as in `Telefonnummer`. */
function isPartOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= 5 && long.length - short.length >= 3 && (long.startsWith(short) || long.endsWith(short))
  );
}

function isTypo(one: string, other: string): boolean {
  if (one.length < 5 || one[0] !== other[0]) return false;
  return distanceWithin(one, other, one.length >= 8 ? 2 : 1);
}

/** Whether so many letters put in, left out, changed or swapped make one word of the other. */
function distanceWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (before[j - 2] ?? most) + 1
          : Number.POSITIVE_INFINITY;
      const change = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(swap, change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > most) return false;
    before = last;
    last = row;
  }
  return (last[other.length] ?? most + 1) <= most;
}

/** How closely some text has a term, by the words of the site that stand in it. */
export function closest({ meanings }: Term, words: ReadonlySet<string>): number {
  let best = 0;
  for (const [word, close] of meanings) if (close > best && words.has(word)) best = close;
  return best;
}
