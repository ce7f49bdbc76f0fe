import { ngramsOf, ROWS } from './ngrams.server.ts';

/** A label is a card or a language. */
type Example = { question: string; labels: readonly string[] };

/** Multinomial naive Bayes over hashed n-grams, weighted by their rarity (TF-IDF). */
export type CardModel = {
  labels: readonly string[];
  /** By row, then by label: the logarithm of how much likelier the label makes the row's n-grams, times their rarity. */
  weights: Int8Array;
};

/** Of `weights`, which reach from -4 to 7 and fill a byte. */
const UNIT = 1 / 16;
/** Added to each count, because a question may have n-grams that are new to its label. */
const SMOOTHING = 0.02;

export function learn(examples: readonly Example[], labels: readonly string[]): CardModel {
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

/** Empty if no n-gram is known. */
export function scoresOf(question: string, { labels, weights }: CardModel): Record<string, number> {
  const sums = new Float32Array(labels.length);
  for (const [row, count] of ngramsOf(question))
    for (let label = 0; label < labels.length; label += 1)
      sums[label] = (sums[label] ?? 0) + count * (weights[row * labels.length + label] ?? 0);
  if (sums.every((sum) => sum === 0)) return {};
  return Object.fromEntries(labels.map((label, index) => [label, UNIT * (sums[index] ?? 0)]));
}
