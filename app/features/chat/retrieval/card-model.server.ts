import { hashOf, ngramsOf } from './ngrams.server.ts';

/** A label is a card or a language. */
type Example = { question: string; labels: readonly string[] };
/** By label. */
type Scores = Record<string, number>;

/** A linear support-vector machine per label. Hash collisions had no measurable effect. */
export type CardModel = {
  labels: readonly string[];
  /** One per row: how rare an n-gram is. */
  informations: Float32Array;
  /** One per row and label, in multiples of `unit`. */
  weights: Int8Array;
  unit: number;
};

const ROWS = 2 ** 16;
const ROUNDS = 6;
/** Shrinks with each round. */
const FIRST_STEP = 0.1;

/** Deterministic (squared hinge loss, AdaGrad). */
export function learn(examples: readonly Example[], labels: readonly string[]): CardModel {
  const informations = informationsOf(examples);
  const shuffled = examples
    .map(({ question, labels: its }) => ({
      order: hashOf(question),
      input: inputOf(informations, question),
      own: new Set(its.map((label) => labels.indexOf(label))),
      near: [...labels.keys()],
    }))
    .sort((one, other) => one.order - other.order);
  const weights = new Float32Array(ROWS * labels.length);
  const squares = new Float32Array(ROWS * labels.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP * (1 - round / ROUNDS);
    for (const example of shuffled) {
      const { input, own } = example;
      const scores = addUp(input, weights, labels.length, example.near);
      // Skipping labels whose margin was met halves the time.
      example.near = example.near.filter((label, at) => {
        const side = own.has(label) ? 1 : -1;
        const missing = 1 - side * ((scores[at] ?? 0) - 1);
        if (missing <= 0) return own.has(label);
        for (const [row, value] of input) {
          const entry = row * labels.length + label;
          const slope = side * missing * value;
          const square = (squares[entry] ?? 0) + slope * slope;
          squares[entry] = square;
          weights[entry] = (weights[entry] ?? 0) + (step * slope) / Math.sqrt(square + 1e-8);
        }
        return true;
      });
    }
  }
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-8) / 127;
  const rounded = new Int8Array(weights.map((weight) => Math.round(weight / unit)));
  return { labels, informations, unit, weights: rounded };
}

function informationsOf(examples: readonly Example[]): Float32Array {
  const counts = new Float32Array(ROWS);
  for (const { question } of examples)
    for (const row of new Set([...ngramsOf(question).keys()].map(rowOf)))
      counts[row] = (counts[row] ?? 0) + 1;
  return counts.map((count) => (count === 0 ? 0 : Math.log(1 + examples.length / count)));
}

function rowOf(ngram: number): number {
  return ngram & (ROWS - 1);
}

/** Normalised to length 1. */
function inputOf(informations: Float32Array, question: string): [row: number, value: number][] {
  const all = [...ngramsOf(question)].map(
    ([ngram, count]) => [rowOf(ngram), count * (informations[rowOf(ngram)] ?? 0)] as const,
  );
  const length = Math.hypot(...all.map(([, value]) => value));
  return all.flatMap(([row, value]) => (value > 0 ? [[row, value / length]] : []));
}

function addUp(
  input: ReturnType<typeof inputOf>,
  weights: Float32Array | Int8Array,
  width: number,
  labels: readonly number[],
): Float32Array {
  const sums = new Float32Array(labels.length);
  for (const [row, value] of input)
    for (let at = 0; at < labels.length; at += 1)
      sums[at] = (sums[at] ?? 0) + value * (weights[row * width + (labels[at] ?? 0)] ?? 0);
  return sums;
}

/** Empty if no n-gram is known. */
export function scoresOf(question: string, { labels, informations, weights, unit }: CardModel): Scores {
  const input = inputOf(informations, question);
  if (input.length === 0) return {};
  const sums = addUp(input, weights, labels.length, [...labels.keys()]);
  return Object.fromEntries(labels.map((label, at) => [label, unit * (sums[at] ?? 0)]));
}

export function writeModel({ informations, unit, weights }: CardModel): Uint8Array {
  const bytes = [informations, Float32Array.of(unit), weights].map((list) => new Uint8Array(list.buffer));
  return Buffer.concat(bytes);
}

export function readModel(bytes: Uint8Array, labels: readonly string[]): CardModel {
  const { buffer } = new Uint8Array(bytes);
  const [unit = 0] = new Float32Array(buffer, 4 * ROWS, 1);
  const weights = new Int8Array(buffer, 4 * ROWS + 4);
  return { labels, informations: new Float32Array(buffer, 0, ROWS), unit, weights };
}
