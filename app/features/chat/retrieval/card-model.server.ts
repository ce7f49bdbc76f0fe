import { wordsOf } from './question.server.ts';

/**
 * Naive Bayes, which is counting. A label is an answer card or a language. Training counts the n-grams, which are parts of
 * words, in each label's questions. A weight is the logarithm of how much more often a label has an n-gram than all have,
 * times its rarity. A score sums up the weights of a question's n-grams; one more makes the label e times as probable.
 * `chooseCards` reads the band from the cards' probabilities: one card that has most answers, else two that have it together.
 */
export type CardModel = {
  labels: readonly string[];
  /** Each n-gram has a row of labels. */
  weights: Int8Array;
};

type Example = { question: string; labels: readonly string[] };

const ROWS = 2 ** 16;
const ngramLengths = [3, 4, 5];
/** Weights reach from -4 to 7; in this unit they fill a byte. */
const UNIT = 1 / 16;
/** Raises each count, because a question may have n-grams new to its label. */
const SMOOTHING = 0.05;
/** The length of a question as a vector of n-grams. A longer one moves probabilities towards 0 and 1. */
const VECTOR_LENGTH = 2.5;
const latin = new Map(
  'аa бb вv гg ґg дd еe єe эe ёe жzh зz иi іi їi йi ыi кk лl мm нn оo пp рr сs тt уu фf хh цc чch шsh щsh ь юu яa'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

export function trainModel(examples: readonly Example[]): CardModel {
  const labels = [...new Set(examples.flatMap((example) => example.labels))];
  const width = labels.length;
  const counts = new Float32Array(ROWS * width);
  const rowTotals = new Float32Array(ROWS);
  const labelTotals = new Float32Array(width);
  const questionsWith = new Float32Array(ROWS);
  const add = (counter: Float32Array, index: number, count: number) => {
    counter[index] = (counter[index] ?? 0) + count;
  };
  for (const example of examples) {
    const exampleLabels = example.labels.map((label) => labels.indexOf(label));
    for (const [row, count] of ngramsOf(example.question)) {
      add(questionsWith, row, 1);
      add(rowTotals, row, count);
      for (const label of exampleLabels) {
        add(counts, row * width + label, count);
        add(labelTotals, label, count);
      }
    }
  }
  const total = rowTotals.reduce((sum, count) => sum + count, 0);
  const vocabulary = questionsWith.filter((questions) => questions > 0).length;
  const logOf = (count = 0, sum = 0) => Math.log((count + SMOOTHING) / (sum + SMOOTHING * vocabulary));
  const weights = new Int8Array(ROWS * width);
  for (const [row, questions] of questionsWith.entries()) {
    if (questions === 0) continue;
    const rarity = Math.log(1 + examples.length / questions) / Math.log(1 + examples.length);
    const usual = logOf(rowTotals[row], total);
    for (let label = 0; label < width; label += 1) {
      const likelier = logOf(counts[row * width + label], labelTotals[label]) - usual;
      weights[row * width + label] = Math.round((rarity * likelier) / UNIT);
    }
  }
  return { labels, weights };
}

/** Returns a score for each label, or none if no n-gram is known. */
export function scoresOf(question: string, { labels, weights }: CardModel): Record<string, number> {
  const sums = new Float32Array(labels.length);
  for (const [row, count] of ngramsOf(question))
    for (let label = 0; label < labels.length; label += 1)
      sums[label] = (sums[label] ?? 0) + count * (weights[row * labels.length + label] ?? 0);
  if (sums.every((sum) => sum === 0)) return {};
  return Object.fromEntries(labels.map((label, index) => [label, UNIT * (sums[index] ?? 0)]));
}

/**
 * Character n-grams tolerate typing errors, inflection and compounds. Cyrillic is often typed in Latin script.
 *
 * @returns By row; all words count alike, and so do all questions.
 */
function ngramsOf(text: string): [row: number, count: number][] {
  const counts = new Map<number, number>();
  for (const word of wordsOf(text)) {
    const padded = `^${word.replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? '')}$`;
    const ngrams = ngramLengths.flatMap((length) =>
      Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, start) =>
        padded.slice(start, start + length),
      ),
    );
    for (const ngram of ngrams) counts.set(rowOf(ngram), 1 / Math.sqrt(ngrams.length));
  }
  const scale = VECTOR_LENGTH / Math.hypot(...counts.values());
  return [...counts].map(([row, count]) => [row, scale * count]);
}

/** Feature hashing by FNV-1a. Collisions had no measurable effect. */
function rowOf(ngram: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < ngram.length; index += 1)
    hash = Math.imul(hash ^ ngram.charCodeAt(index), 0x01_00_01_93);
  return (hash >>> 0) % ROWS;
}
