import { type FeatureCounts, featuresOf, folded, wordsOf } from './features.ts';

/** In which words visitors ask for a card; `before` is the card that they had spoken of, where the words need it. */
export type Phrasing = { card: string; question: string; language: string; before?: string | undefined };

/** How strongly a card was asked for, from 0 to 1. */
export type Hit = { card: string; score: number };

/** All figures here are from the evaluation. Rare features tell more: how much more than by their information alone. */
const rarity = 1.3;
/** Words that need what was said before tell little by themselves. */
const countOfFollowUp = 0.4;
/** What a card gains that is often asked for after the one before, and one of the same subject, in a question of one word. */
const gain = { next: 0.3, subject: 0.15, verbatim: 1 };
/** The words alone, as they are compared. */
const plainOf = (question: string) => wordsOf(folded(question)).join(' ');

const subjectOf = (card: string) => card.split('-')[0];

/**
 * Finds the cards that a question is nearest to. Each card is the sum of all its phrasings, in all languages together.
 * @returns the best first; none where the question has nothing that any phrasing has
 */
export function cardFinder(phrasings: readonly Phrasing[]): (question: string, before?: string) => Hit[] {
  const cards = [...new Set(phrasings.map(({ card }) => card))];
  const { known, weights, starts, at, strengths } = tableOf(phrasings, cards);
  const exact = new Map(
    phrasings.filter(({ before }) => !before).map(({ card, question }) => [plainOf(question), card]),
  );
  const followed = new Set(phrasings.map(({ before, card }) => `${before} ${card}`));

  return function find(question, before) {
    const scores = new Float64Array(cards.length);
    let square = 0;
    for (const [feature, count] of featuresOf(question)) {
      const number = known.get(feature);
      if (number === undefined) continue;
      const weight = count * (weights[number] ?? 0);
      square += weight ** 2;
      for (let entry = starts[number] ?? 0; entry < (starts[number + 1] ?? 0); entry += 1) {
        const card = at[entry] ?? 0;
        scores[card] = (scores[card] ?? 0) + weight * (strengths[entry] ?? 0);
      }
    }
    if (square === 0) return [];
    const words = question.trim().split(/\s+/).length;
    const verbatim = exact.get(plainOf(question));
    const gainOf = (card: string) => {
      if (card === verbatim) return gain.verbatim;
      if (!before) return 0;
      if (followed.has(`${before} ${card}`)) return gain.next / words;
      return subjectOf(before) === subjectOf(card) ? gain.subject / words : 0;
    };
    return cards
      .map((card, number) => ({ card, score: (scores[number] ?? 0) / Math.sqrt(square) + gainOf(card) }))
      .sort((one, other) => other.score - one.score);
  };
}

/** The features of the phrasings: the number of each in the flat lists, and what it tells. */
function vocabularyOf(read: readonly FeatureCounts[]) {
  const known = new Map<number, number>();
  const counts: number[] = [];
  for (const features of read)
    for (const feature of features.keys()) {
      const number = known.get(feature) ?? known.set(feature, known.size).size - 1;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  // The fewer phrasings have it, the more.
  return {
    known,
    weights: Float32Array.from(counts, (count) => Math.log(1 + read.length / count) ** rarity),
  };
}

/**
 * Which cards have a feature, and how strongly: of feature `number` the entries from `starts[number]` on. In flat lists, for
 * they have half a million entries.
 */
function tableOf(phrasings: readonly Phrasing[], cards: readonly string[]) {
  const read = phrasings.map(({ question, language }) => featuresOf(question, language));
  const { known, weights } = vocabularyOf(read);
  const numbers = new Map(cards.map((card, number) => [card, number]));
  const sums = cards.map(() => new Map<number, number>());

  /** A phrasing counts as much as any other, however long it is. */
  function addTo(sum: Map<number, number>, features: FeatureCounts, share: number): void {
    const own = [...features].map(([feature, count]) => {
      const number = known.get(feature) ?? 0;
      return [number, count * (weights[number] ?? 0)] as const;
    });
    const length = Math.sqrt(own.reduce((square, [, weight]) => square + weight ** 2, 0)) || 1;
    for (const [number, weight] of own) sum.set(number, (sum.get(number) ?? 0) + (weight * share) / length);
  }

  for (const [index, features] of read.entries()) {
    const { card = '', before } = phrasings[index] ?? {};
    const sum = sums[numbers.get(card) ?? 0];
    if (sum) addTo(sum, features, before ? countOfFollowUp : 1);
  }
  const starts = new Uint32Array(weights.length + 1);
  for (const sum of sums) for (const number of sum.keys()) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (const number of weights.keys()) starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const at = new Uint16Array(starts[weights.length] ?? 0);
  const strengths = new Float32Array(at.length);
  for (const [card, sum] of sums.entries()) {
    const square = [...sum.values()].reduce((all, strength) => all + strength, 0);
    for (const [number, strength] of sum) {
      const entry = next[number] ?? 0;
      next[number] = entry + 1;
      at[entry] = card;
      // What many phrasings of a card share counts by its root.
      strengths[entry] = Math.sqrt(strength / square);
    }
  }
  return { known, weights, starts, at, strengths };
}
