import MiniSearch from 'minisearch';
import { type AssistantIndex, addressOf, type Line, type Passage } from './assistant-index.ts';
import { closest, type Term } from './question.ts';
import { bestWindow, type LineTerms, lineTermsOf, quotableLines } from './quotable-lines.ts';

/** A section that a question may be about, by the passage of it that says most. */
export type Hit = {
  passage: Passage;
  /** The lines of the passage that are an answer. */
  quote: () => Line[];
  score: number;
  /** The share of the question's weight that the section speaks of, from 0 to 1. */
  coverage: number;
};

/** Where a word stands says how much a passage is about it; in the lines of the answer it counts one. */
const prominence = { subheading: 2, heading: 1.7, hint: 1.4, elsewhere: 0.5, page: 0.4 };
/** What the other passages of a section add to the best one. */
const countOfSection = 0.4;
/** How much it counts that a passage has the words often, and little else. */
const countOfDensity = 0.4;
/** A post tells of an example; a page says what the firm does. */
const countOfExample = 0.7;
/** The head of a page promises what its sections keep. */
const countOfHead = 0.7;
/** How much more two words say that follow one another in the question and on the site. */
const countOfPair = 0.5;
/** Of so many passages the lines are looked at; the others have too little of the question. */
const mostCandidates = 80;

/** A passage with its terms. `body` is what stands under its headings. */
type Prepared = {
  passage: Passage;
  prior: number;
  lines: LineTerms[];
  subheading: Set<string>;
  heading: Set<string>;
  hint: Set<string>;
  page: Set<string>;
  body: Set<string>;
  all: Set<string>;
  pairs: Set<string>;
};

/** What one passage has of a question: for each term how surely, and how prominently. */
type Found = { of: Prepared; density: number; start: number; close: number[]; strong: number[] };

/**
 * The passages of one language, ready to be searched.
 * @param termsOf the terms of a text that stands in a passage
 */
export function passageSearch(
  { passages, hints, language }: Pick<AssistantIndex, 'passages' | 'hints' | 'language'>,
  termsOf: (text: string, language: string) => string[],
) {
  const search = new MiniSearch<{ id: number } & Record<'heading' | 'hint' | 'body', string[]>>({
    fields: ['heading', 'hint', 'body'],
    // The fields are lists of terms already.
    stringifyField: (terms) => terms.join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 2 } },
  });
  const divided = new Set(passages.filter(({ anchor }) => anchor !== '').map(({ path }) => path));
  const frequencies = new Map<string, number>();
  const prepared = passages.map((passage, id): Prepared => {
    const terms = (text: string) => termsOf(text, passage.borrowedFrom || language);
    const hint = termsOf(
      hints[addressOf(passage)] ?? (passage.isExample ? hints[passage.path] : '') ?? '',
      language,
    );
    const heading = [...terms(passage.heading), ...terms(passage.subheading)];
    const lines = passage.lines.map((line) => lineTermsOf(line, terms));
    const body = [...lines.flatMap((line) => line.terms), ...terms(passage.note)];
    search.add({ id, heading, hint, body });
    for (const term of new Set([...heading, ...hint, ...body]))
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    return {
      passage,
      prior: priorOf(passage, divided),
      lines,
      subheading: new Set(terms(passage.subheading)),
      heading: new Set(terms(passage.heading)),
      hint: new Set(hint),
      page: new Set(terms(passage.page)),
      body: new Set(body),
      all: new Set([...heading, ...hint, ...body]),
      pairs: new Set([heading, hint, body].flatMap(pairsOf)),
    };
  });

  /** How much a term tells: much if it is rare, most if the site does not have it. */
  function weightOf(term: string): number {
    const frequency = frequencies.get(term) ?? 0;
    return Math.log(1 + (passages.length - frequency + 0.5) / (frequency + 0.5));
  }

  /** Sections that say something of a question, the best one first. */
  function find(question: readonly Term[]): Hit[] {
    const close = new Map<string, number>();
    for (const { meanings } of question) {
      for (const [term, closeness] of meanings) close.set(term, Math.max(closeness, close.get(term) ?? 0));
    }
    if (close.size === 0) return [];
    const candidates = search
      .search([...close.keys()].join(' '), { boostTerm: (term) => close.get(term) ?? 0 })
      .slice(0, mostCandidates);
    const sections = new Map<string, Found[]>();
    for (const { id, score } of candidates) {
      const of = prepared[id];
      if (!of) continue;
      const found = { of, density: score / (candidates[0]?.score ?? 1), ...strengthsOf(of, question) };
      const address = addressOf(of.passage);
      sections.set(address, [...(sections.get(address) ?? []), found]);
    }
    return [...sections.values()]
      .map((found) => hitOf(found, question))
      .toSorted((one, other) => other.score - one.score);
  }

  return { vocabulary: new Set(frequencies.keys()), weightOf, find };
}

function strengthsOf(of: Prepared, question: readonly Term[]): Pick<Found, 'start' | 'close' | 'strong'> {
  const window = bestWindow(of.lines, question);
  const strong = question.map((term, index) =>
    Math.max(
      window.strengths[index] ?? 0,
      prominence.subheading * closest(term, of.subheading),
      prominence.heading * closest(term, of.heading),
      prominence.hint * closest(term, of.hint),
      prominence.elsewhere * closest(term, of.body),
      prominence.page * closest(term, of.page),
    ),
  );
  return { start: window.start, strong, close: question.map((term) => closest(term, of.all)) };
}

function hitOf(found: readonly Found[], question: readonly Term[]): Hit {
  const weigh = (shares: readonly number[]) =>
    question.reduce((sum, { weight }, index) => sum + weight * (shares[index] ?? 0), 0);
  const together = (pick: (one: Found) => number[]) =>
    weigh(question.map((_, index) => Math.max(...found.map((one) => pick(one)[index] ?? 0))));
  const scored = found.map((one) => {
    const said = weigh(one.strong) + countOfPair * weightOfPairs(one.of, question);
    return { one, score: said * (1 + countOfDensity * one.density) };
  });
  const best = scored.reduce((top, other) => (other.score > top.score ? other : top));
  const section = best.score + countOfSection * (together(({ strong }) => strong) - weigh(best.one.strong));
  const { passage, lines } = best.one.of;
  return {
    passage,
    quote: () => quotableLines(passage.lines, lines, best.one.start, question),
    score: section * best.one.of.prior,
    coverage: together(({ close }) => close) / weigh(question.map(() => 1)),
  };
}

/** What a passage is worth before anybody asks. */
function priorOf({ path, anchor, isExample }: Passage, divided: ReadonlySet<string>): number {
  const isHead = anchor === '' && divided.has(path);
  return (isExample ? countOfExample : 1) * (isHead ? countOfHead : 1);
}

/** Two neighbouring terms as one: `legal form` is more than `legal` and `form`. */
function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`);
}

function weightOfPairs({ pairs }: Prepared, question: readonly Term[]): number {
  return question.slice(1).reduce((sum, { stem, weight }, index) => {
    const before = question[index];
    return before && pairs.has(`${before.stem} ${stem}`) ? sum + before.weight + weight : sum;
  }, 0);
}
