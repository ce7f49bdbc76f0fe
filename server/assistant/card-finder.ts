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
  const numbers = new Map(cards.map((card, number) => [card, number]));
  const read = phrasings.map(({ question, language }) => featuresOf(question, language));
  const weights = weightsOf(read);
  const postings = postingsOf(
    read.map((features, at) => {
      const { card, before } = phrasings[at] ?? { card: '' };
      return { card: numbers.get(card) ?? 0, features, count: before ? countOfFollowUp : 1 };
    }),
    weights,
    cards.length,
  );
  const exact = new Map(
    phrasings.filter(({ before }) => !before).map(({ card, question }) => [plainOf(question), card]),
  );
  const followed = new Set(phrasings.map(({ before, card }) => `${before} ${card}`));

  return function find(question, before) {
    const features = featuresOf(question);
    const length = lengthOf(features, weights);
    if (length === 0) return [];
    const scores = new Float64Array(cards.length);
    for (const [feature, count] of features) {
      const { at, strength } = postings.get(feature) ?? { at: [], strength: [] };
      const weight = (count * (weights.get(feature) ?? 0)) / length;
      for (let entry = 0; entry < at.length; entry += 1) {
        const number = at[entry] ?? 0;
        scores[number] = (scores[number] ?? 0) + weight * (strength[entry] ?? 0);
      }
    }
    const words = question.trim().split(/\s+/).length;
    const verbatim = exact.get(plainOf(question));
    const gainOf = (card: string) => {
      if (card === verbatim) return gain.verbatim;
      if (!before) return 0;
      if (followed.has(`${before} ${card}`)) return gain.next / words;
      return subjectOf(before) === subjectOf(card) ? gain.subject / words : 0;
    };
    return cards
      .map((card, number) => ({ card, score: (scores[number] ?? 0) + gainOf(card) }))
      .sort((one, other) => other.score - one.score);
  };
}

/** What a feature tells, by how few phrasings have it. */
function weightsOf(read: readonly FeatureCounts[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const features of read)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map(
    [...counts].map(([feature, count]) => [feature, Math.log(1 + read.length / count) ** rarity]),
  );
}

function lengthOf(features: FeatureCounts, weights: ReadonlyMap<string, number>): number {
  let square = 0;
  for (const [feature, count] of features) square += (count * (weights.get(feature) ?? 0)) ** 2;
  return Math.sqrt(square);
}

type Posting = { at: Uint16Array; strength: Float32Array };

/** For each feature the cards that have it, and how strongly. What many phrasings of a card share counts by its root. */
function postingsOf(
  read: readonly { card: number; features: FeatureCounts; count: number }[],
  weights: ReadonlyMap<string, number>,
  cards: number,
): Map<string, Posting> {
  const sums = new Map<string, Map<number, number>>();
  for (const { card, features, count } of read) {
    const length = lengthOf(features, weights);
    for (const [feature, own] of features) {
      const sum = sums.get(feature) ?? new Map<number, number>();
      sum.set(card, (sum.get(card) ?? 0) + (count * own * (weights.get(feature) ?? 0)) / length);
      sums.set(feature, sum);
    }
  }
  const squares = new Float64Array(cards);
  for (const sum of sums.values())
    for (const [card, strength] of sum) squares[card] = (squares[card] ?? 0) + strength;
  return new Map(
    [...sums].map(([feature, sum]) => [
      feature,
      {
        at: Uint16Array.from(sum.keys()),
        strength: Float32Array.from(sum, ([card, strength]) => Math.sqrt(strength / (squares[card] ?? 1))),
      },
    ]),
  );
}
