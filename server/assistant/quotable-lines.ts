import { type Line, labelOf } from './assistant-index.ts';
import { closest, type Term } from './question.ts';

/** A short answer is read; a long one is what the link is for. */
const mostLines = 3;
const mostLetters = 420;
/** What an entry of a list says that it is about counts like a small heading. */
const countOfLabel = 1.6;

/** The terms of a line in their order, all of them once, and those of its label. */
export type LineTerms = { terms: string[]; words: ReadonlySet<string>; label: ReadonlySet<string> };

/** Neighbouring lines, and how strongly they have each term of a question. */
export type Window = { start: number; strengths: number[]; worth: number };

export function lineTermsOf(line: Line, termsOf: (text: string) => string[]): LineTerms {
  const terms = termsOf(line.text);
  return { terms, words: new Set(terms), label: new Set(termsOf(labelOf(line))) };
}

/** The one to three neighbouring lines that say most about a question; of equals the first. */
export function bestWindow(lines: readonly LineTerms[], question: readonly Term[]): Window {
  const strengths = lines.map(({ words, label }) =>
    question.map((term) => Math.max(closest(term, words), countOfLabel * closest(term, label))),
  );
  let best: Window = { start: 0, strengths: [], worth: -1 };
  for (let start = 0; start === 0 || start + mostLines <= lines.length; start += 1) {
    const rows = strengths.slice(start, start + mostLines);
    const together = question.map((_, index) => Math.max(...rows.map((row) => row[index] ?? 0)));
    const worth = question.reduce((sum, { weight }, index) => sum + weight * (together[index] ?? 0), 0);
    if (worth > best.worth) best = { start, strengths: together, worth };
  }
  return best;
}

/** The lines of a window that are quoted, unaltered and in their order: as many of them as stay short. */
export function quotableLines(
  lines: readonly Line[],
  terms: readonly LineTerms[],
  start: number,
  question: readonly Term[],
): Line[] {
  const worth = terms.map(({ words }) =>
    question.reduce((sum, term) => sum + term.weight * closest(term, words), 0),
  );
  let from = start;
  let to = Math.min(start + mostLines, lines.length);
  const letters = () => lines.slice(from, to).reduce((sum, { text }) => sum + text.length, 0);
  while (to - from > 1) {
    // A line that ends with a colon promises one that would not be quoted.
    if (lines[to - 1]?.text.endsWith(':')) to -= 1;
    else if (letters() <= mostLetters) break;
    else if ((worth[from] ?? 0) < (worth[to - 1] ?? 0)) from += 1;
    else to -= 1;
  }
  return lines.slice(from, to);
}
