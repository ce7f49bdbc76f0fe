import { inLatin, wordsOf } from './features.ts';

/** By how much, in natural logarithms, another language than that of the page must explain a question better. */
const sureBy = 2.5;
/** What no text of a language has is not impossible in it. */
const unseen = 0.3;

/** Texts of a language, from which its letters are learned. */
export type Sample = { language: string; text: string };

/**
 * Tells in which of the known languages a question stands, by the runs of three letters that its words are made of.
 * Cyrillic may be typed in Latin letters.
 * @returns the language of the page where the question could be in that as well
 */
export function languageReader(samples: readonly Sample[]): (question: string, page: string) => string {
  const models = samples.map(({ language, text }) => {
    const counts = new Map<string, number>();
    let all = 0;
    for (const written of new Set([spelled(text), inLatin(spelled(text))]))
      for (const run of runsOf(written)) {
        counts.set(run, (counts.get(run) ?? 0) + 1);
        all += 1;
      }
    return { language, counts, all };
  });
  const runs = new Set(models.flatMap(({ counts }) => [...counts.keys()])).size;

  return function languageOf(question, page) {
    const asked = [...runsOf(spelled(question))];
    const likelihoods = models.map(({ language, counts, all }) => ({
      language,
      likelihood: asked.reduce(
        (sum, run) => sum + Math.log(((counts.get(run) ?? 0) + unseen) / (all + unseen * runs)),
        language === page ? sureBy : 0,
      ),
    }));
    return likelihoods.reduce((best, other) => (other.likelihood > best.likelihood ? other : best)).language;
  };
}

/** Accents tell languages apart, so they stay. */
function spelled(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** One after the other: those of a whole language together would fill the memory. */
function* runsOf(text: string): Generator<string> {
  for (const word of wordsOf(text)) {
    if (/\d/.test(word)) continue;
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) yield padded.slice(at, at + 3);
  }
}
