import { addScores, type CardModel, inputOf, type Phrasing } from './card-model.ts';
import { folded, wordsOf } from './features.ts';

/** How likely it is, from 0 to 1, that a card was asked for. */
export type Hit = { card: string; chance: number };

/** All figures here are from the evaluation. How much more likely a higher score is: natural logarithms for each 1. */
const sharpness = 8;
/** What was asked before the question, and the card that it was answered with. */
export type Spoken = { card: string; question: string };
/**
 * What a card gains that is often asked for after the one before, and one of the same subject, and the part of what the
 * question before says, in a question of one word; in others the root.
 */
const gain = { next: 0.9, subject: 0.3, spoken: 0.8, verbatim: 2 };
/** The words alone, as they are compared. */
const plainOf = (question: string) => wordsOf(folded(question)).join(' ');

const subjectOf = (card: string) => card.split('-')[0];

/**
 * Finds the cards that a question asks for, the likeliest first.
 * @returns none where the question has nothing that any phrasing has
 */
export function cardFinder(
  { cards, informations, weights, unit }: CardModel,
  phrasings: readonly Phrasing[],
): (question: string, before?: Spoken) => Hit[] {
  const exact = new Map(
    phrasings.filter(({ before }) => !before).map(({ card, question }) => [plainOf(question), card]),
  );
  const followed = new Set(phrasings.map(({ before, card }) => `${before} ${card}`));

  return function find(question, before) {
    const { rows, values } = inputOf(informations, question);
    if (!values.some((value) => value > 0)) return [];
    const scores = new Float32Array(cards.length);
    addScores(scores, weights, rows, values);
    const root = Math.sqrt(question.trim().split(/\s+/).length);
    if (before) {
      const spoken = inputOf(informations, before.question);
      const part = gain.spoken / root;
      addScores(
        scores,
        weights,
        spoken.rows,
        spoken.values.map((value) => part * value),
      );
    }
    const verbatim = exact.get(plainOf(question));
    const gainOf = (card: string) => {
      if (card === verbatim) return gain.verbatim;
      if (!before) return 0;
      if (followed.has(`${before.card} ${card}`)) return gain.next / root;
      return subjectOf(before.card) === subjectOf(card) ? gain.subject / root : 0;
    };
    const odds = cards.map((card, number) =>
      Math.exp(sharpness * ((scores[number] ?? 0) * unit + gainOf(card))),
    );
    const all = odds.reduce((sum, one) => sum + one, 0);
    return cards
      .map((card, number) => ({ card, chance: (odds[number] ?? 0) / all }))
      .sort((one, other) => other.chance - one.chance);
  };
}
