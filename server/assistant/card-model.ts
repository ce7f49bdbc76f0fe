import { featuresOf } from './features.ts';

export type Phrasing = { card: string; question: string; language: string; before?: string | undefined };

/** Hash collisions had no measurable effect. */
export type CardModel = {
  cards: readonly string[];
  /** One per row. */
  informations: Float32Array;
  /** One per row and card, in multiples of `unit`. */
  weights: Int8Array;
  unit: number;
};

const rows = 2 ** 16;
const countOfFollowUp = 0.4;
const rounds = 10;
const unasked = -1;
/** Shrinks with each round. */
const firstStep = 0.05;

/** Normalised to length 1. */
export function inputOf(informations: Float32Array, question: string, language?: string) {
  const features = [...featuresOf(question, language)].map(
    ([feature, count]) => [feature & (rows - 1), count] as const,
  );
  const values = Float32Array.from(features, ([row, count]) => count * (informations[row] ?? 0));
  const length = Math.hypot(...values) || 1;
  return { rows: Int32Array.from(features, ([row]) => row), values: values.map((value) => value / length) };
}

function informationsOf(phrasings: readonly Phrasing[]): Float32Array {
  const counts = new Float32Array(rows);
  for (const { question, language } of phrasings)
    for (const row of new Set([...featuresOf(question, language).keys()].map((one) => one & (rows - 1))))
      counts[row] = (counts[row] ?? 0) + 1;
  return counts.map((count) => (count === 0 ? 0 : Math.log(1 + phrasings.length / count)));
}

/** Deterministic. */
function shuffled(end: number, seed: number): number[] {
  let state = seed;
  const order = Array.from({ length: end }, (_, at) => at);
  for (let at = end - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Deterministic linear support-vector machines (squared hinge loss, AdaGrad). */
export function learnCards(phrasings: readonly Phrasing[], cards: readonly string[]): CardModel {
  const numbers = new Map(cards.map((card, number) => [card, number]));
  const informations = informationsOf(phrasings);
  const read = phrasings.map(({ card, question, language, before }) => ({
    ...inputOf(informations, question, language),
    own: numbers.get(card) ?? 0,
    counts: before ? countOfFollowUp : 1,
  }));
  const weights = descend(read, cards.length);
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  return {
    cards,
    informations,
    weights: Int8Array.from(weights, (weight) => Math.round((127 * weight) / largest)),
    unit: largest / 127,
  };
}

type Read = ReturnType<typeof inputOf> & { own: number; counts: number };

/** Flat arrays: nearly all training time is spent here. */
function descend(read: readonly Read[], cards: number): Float32Array {
  const weights = new Float32Array(rows * cards);
  const squares = new Float32Array(rows * cards);
  const scores = new Float32Array(cards);
  const faulty = new Int32Array(cards);
  const slopes = new Float32Array(cards);
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep * (1 - round / rounds);
    for (const at of shuffled(read.length, round + 1)) {
      const { rows: its, values, own, counts } = read[at] as Read;
      scores.fill(unasked);
      addScores(scores, weights, its, values);
      const errors = findErrors(scores, own, faulty, slopes);
      for (let input = 0; input < its.length; input += 1) {
        const start = (its[input] as number) * cards;
        for (let error = 0; error < errors; error += 1) {
          const entry = start + (faulty[error] as number);
          const slope = counts * (values[input] as number) * (slopes[error] as number);
          const square = (squares[entry] as number) + slope * slope;
          squares[entry] = square;
          weights[entry] = (weights[entry] as number) - (step * slope) / Math.sqrt(square + 1e-8);
        }
      }
    }
  }
  return weights;
}

function findErrors(scores: Float32Array, own: number, faulty: Int32Array, slopes: Float32Array): number {
  let errors = 0;
  for (let card = 0; card < scores.length; card += 1) {
    const side = card === own ? 1 : -1;
    const missing = 1 - side * (scores[card] as number);
    if (missing <= 0) continue;
    slopes[errors] = -side * missing;
    faulty[errors] = card;
    errors += 1;
  }
  return errors;
}

export function addScores(
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
