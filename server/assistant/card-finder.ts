import { addScores, type CardModel, inputOf, type Phrasing } from './card-model.ts';
import { folded, messagesOf } from './features.ts';

/** `chance`: 0 to 1. */
export type Hit = { card: string; chance: number };

/** Tuned in the evaluation, like the figures below. */
const sharpness = 8;
export type Spoken = { card: string; question: string };
/** Gains over the card before; `verbatim` for questions of one word. */
const gain = { next: 0.9, subject: 0.3, spoken: 0.8, verbatim: 2 };
const plainOf = (question: string) => messagesOf(folded(question)).join(' ');

const subjectOf = (card: string) => card.split('-')[0];

/** Likeliest first; none if no feature is known. */
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
