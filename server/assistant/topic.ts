import type { Stemmer } from './stemmers/stemmer.ts';
import { fold, type Terms, wordsOf } from './terms.ts';

/** What a question tells of its subject by its words alone, whatever the site has on it. */
export type Cues = {
  /** It wants to turn the machine itself. */
  isProbing: boolean;
  isElsewhere: boolean;
  isBusiness: boolean;
};

/** A language with its stemmer. */
export type KnownLanguage = { stemmer: Stemmer; terms: Terms };

/** One word alone stands in honest questions too: a sure one and an unsure one, or three unsure ones. */
const enoughProbing = 1.5;
const countOfUnsure = 0.5;
/** Code is no question. */
const code = /<\s*\/?\s*[a-z]+[^>]*>|;\s*--|\b(?:select|drop|insert|delete)\b.+\b(?:from|table|into)\b/i;

/**
 * Reads the cues of questions in one language.
 * @param all every language: whoever wants to turn the machine mixes languages and scripts
 */
export function cueReader({ stemmer, terms }: KnownLanguage, all: readonly KnownLanguage[]) {
  const elsewhere = stemsOf(stemmer.elsewhere, terms);
  const business = stemsOf(stemmer.business, terms);
  const probing = all.map((known) => ({
    terms: known.terms,
    sure: stemsOf(known.stemmer.probing, known.terms),
    unsure: stemsOf(known.stemmer.probingWithOthers, known.terms),
  }));

  return function cuesOf(text: string): Cues {
    const words = wordsOf(text, stemmer.language);
    const own = withPairs(words, terms);
    const counts = new Map<string, number>();
    for (const known of probing) {
      for (const cue of withPairs(words, known.terms)) {
        if (known.sure.has(cue)) counts.set(cue, 1);
        else if (known.unsure.has(cue)) counts.set(cue, counts.get(cue) ?? countOfUnsure);
      }
    }
    return {
      isProbing: code.test(text) || [...counts.values()].reduce((sum, one) => sum + one, 0) >= enoughProbing,
      isElsewhere: own.some((cue) => elsewhere.has(cue)),
      isBusiness: own.some((cue) => business.has(cue)),
    };
  };
}

/** A cue of two words is written `a+b`. */
function stemsOf(cues: readonly string[], terms: Terms): Set<string> {
  return new Set(cues.map((cue) => cue.split('+').map(fold).map(terms.stemOf).join('+')));
}

function withPairs(words: readonly string[], terms: Terms): string[] {
  const stems = words.map(terms.stemOf);
  return [...stems, ...stems.slice(1).map((stem, index) => `${stems[index]}+${stem}`)];
}
