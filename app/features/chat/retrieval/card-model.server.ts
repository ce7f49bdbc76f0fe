import { featuresOf, folded, wordsOf } from './features.server.ts';

export type Phrasing = { card: string; question: string; before?: string };

/** A linear support-vector machine per card. Hash collisions had no measurable effect. */
export type CardModel = {
  cards: readonly string[];
  /** One per row: how rare a feature is. */
  informations: Float32Array;
  /** One per row and card, in multiples of `unit`. */
  weights: Int8Array;
  unit: number;
};

const rows = 2 ** 16;
const countOfFollowUp = 0.4;
const rounds = 10;
/** Shrinks with each round. */
const firstStep = 0.05;

/** Deterministic (squared hinge loss, AdaGrad). Flat arrays: nearly all of the build's training time is spent here. */
export function learnCards(phrasings: readonly Phrasing[], cards: readonly string[]): CardModel {
  const numbers = new Map(cards.map((card, number) => [card, number]));
  const informations = informationsOf(phrasings);
  const read = phrasings.map(({ card, question, before }) => ({
    ...inputOf(informations, question),
    own: numbers.get(card) ?? 0,
    counts: before ? countOfFollowUp : 1,
  }));
  const weights = new Float32Array(rows * cards.length);
  const squares = new Float32Array(rows * cards.length);
  const scores = new Float32Array(cards.length);
  const wrong = new Int32Array(cards.length);
  const slopes = new Float32Array(cards.length);
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep * (1 - round / rounds);
    for (const { rows: its, values, own, counts } of shuffled(read, round + 1)) {
      scores.fill(-1);
      addScores(scores, weights, its, values);
      const errors = findErrors(scores, own, wrong, slopes);
      for (let input = 0; input < its.length; input += 1) {
        const start = (its[input] as number) * cards.length;
        for (let error = 0; error < errors; error += 1) {
          const entry = start + (wrong[error] as number);
          const slope = counts * (slopes[error] as number) * (values[input] as number);
          const square = (squares[entry] as number) + slope * slope;
          squares[entry] = square;
          weights[entry] = (weights[entry] as number) - (step * slope) / Math.sqrt(square + 1e-8);
        }
      }
    }
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  return {
    cards,
    informations,
    weights: Int8Array.from(weights, (weight) => Math.round((127 * weight) / largest)),
    unit: largest / 127,
  };
}

/** Lists the cards that are on the wrong side of their margin. */
function findErrors(scores: Float32Array, own: number, wrong: Int32Array, slopes: Float32Array): number {
  let errors = 0;
  for (let card = 0; card < scores.length; card += 1) {
    const side = card === own ? 1 : -1;
    const missing = 1 - side * (scores[card] as number);
    if (missing <= 0) continue;
    wrong[errors] = card;
    slopes[errors] = -side * missing;
    errors += 1;
  }
  return errors;
}

function informationsOf(phrasings: readonly Phrasing[]): Float32Array {
  const counts = new Float32Array(rows);
  for (const { question } of phrasings)
    for (const row of new Set([...featuresOf(question).keys()].map((feature) => feature & (rows - 1))))
      counts[row] = (counts[row] ?? 0) + 1;
  return counts.map((count) => (count === 0 ? 0 : Math.log(1 + phrasings.length / count)));
}

/** Normalised to length 1. */
function inputOf(informations: Float32Array, question: string) {
  const features = [...featuresOf(question)].map(
    ([feature, count]) => [feature & (rows - 1), count] as const,
  );
  const values = Float32Array.from(features, ([row, count]) => count * (informations[row] ?? 0));
  const length = Math.hypot(...values) || 1;
  return { rows: Int32Array.from(features, ([row]) => row), values: values.map((value) => value / length) };
}

/** Deterministic. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}

function addScores(
  scores: Float32Array,
  weights: Float32Array | Int8Array,
  its: Int32Array,
  values: Float32Array,
): void {
  const cards = scores.length;
  for (let input = 0; input < its.length; input += 1) {
    const start = (its[input] as number) * cards;
    const value = values[input] as number;
    for (let card = 0; card < cards; card += 1)
      scores[card] = (scores[card] as number) + value * (weights[start + card] as number);
  }
}

/** `chance`: 0 to 1. */
export type Hit = { card: string; chance: number };
/** Subjects of earlier questions. */
export type Spoken = { card: string; question: string };

/** Tuned in the evaluation, like the figures below. */
const sharpness = 8;
/** Gains over the card before; `verbatim` for questions of one word. */
const gain = { next: 0.9, subject: 0.3, spoken: 0.8, verbatim: 2 };
const plainOf = (question: string) => wordsOf(folded(question)).join(' ');
const subjectOf = (card: string) => card.split('-')[0];

/** Likeliest first; none if no feature is known. */
export function cardFinder(model: CardModel, phrasings: readonly Phrasing[]) {
  const { cards, informations, weights, unit } = model;
  const exact = new Map(
    phrasings.filter(({ before }) => !before).map(({ card, question }) => [plainOf(question), card]),
  );
  const followed = new Set(phrasings.map(({ before, card }) => `${before} ${card}`));

  return function find(question: string, before?: Spoken): Hit[] {
    const input = inputOf(informations, question);
    if (!input.values.some((value) => value > 0)) return [];
    const scores = new Float32Array(cards.length);
    addScores(scores, weights, input.rows, input.values);
    const root = Math.sqrt(question.trim().split(/\s+/).length);
    if (before) {
      const spoken = inputOf(informations, before.question);
      addScores(
        scores,
        weights,
        spoken.rows,
        spoken.values.map((value) => (gain.spoken / root) * value),
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

export function writeModel({ informations, unit, weights }: CardModel): Uint8Array {
  const bytes = [informations, Float32Array.of(unit), weights].map((list) => new Uint8Array(list.buffer));
  return Buffer.concat(bytes);
}

export function readModel(bytes: Uint8Array, cards: readonly string[]): CardModel {
  const { buffer } = new Uint8Array(bytes);
  const [unit = 0] = new Float32Array(buffer, 4 * rows, 1);
  const weights = new Int8Array(buffer, 4 * rows + 4);
  return { cards, informations: new Float32Array(buffer, 0, rows), unit, weights };
}
