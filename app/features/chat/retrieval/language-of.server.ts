import { inLatin, wordsOf } from './features.server.ts';

/** Margin in natural logarithms over the page's language. */
const sureBy = 2.5;
const unseen = 0.3;

/** Character trigrams, of transliterated Cyrillic too. The page's language wins when it is likely. */
export function languageReader(samples: readonly { language: string; text: string }[]) {
  const models = samples.map(({ language, text }) => {
    const counts = new Map<string, number>();
    let all = 0;
    for (const written of new Set([spelled(text), inLatin(spelled(text))]))
      for (const trigram of trigramsOf(written)) {
        counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
        all += 1;
      }
    return { language, counts, all };
  });
  const known = new Set(models.flatMap(({ counts }) => [...counts.keys()])).size;

  return function languageOf(question: string, page: string): string {
    const asked = [...trigramsOf(spelled(question))];
    const likelihoods = models.map(({ language, counts, all }) => ({
      language,
      likelihood: asked.reduce(
        (sum, trigram) => sum + Math.log(((counts.get(trigram) ?? 0) + unseen) / (all + unseen * known)),
        language === page ? sureBy : 0,
      ),
    }));
    return likelihoods.reduce((best, other) => (other.likelihood > best.likelihood ? other : best)).language;
  };
}

/** Keeps accents, which tell languages apart. */
function spelled(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A generator: a list of all would take too much memory. */
function* trigramsOf(text: string): Generator<string> {
  for (const word of wordsOf(text)) {
    if (/\d/.test(word)) continue;
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) yield padded.slice(at, at + 3);
  }
}
