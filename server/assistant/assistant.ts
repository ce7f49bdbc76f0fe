import type { AssistantIndex, Passage } from './assistant-index.ts';
import { writeAnswer, writeUnknown } from './markdown-reply.ts';
import { type Hit, passageSearch } from './passage-search.ts';
import { questionReader, type Term } from './question.ts';
import { readIndexes } from './read-indexes.ts';
import { stemmers } from './stemmers/stemmers.ts';
import { termsOf } from './terms.ts';
import { type Cues, cueReader, type KnownLanguage } from './topic.ts';

/** From which share of a question a section is an answer to it, by what its words say of its subject. From the evaluation. */
const enough = { business: 0.42, any: 0.55, elsewhere: 0.8 };
/** Nobody needs more letters to ask; what comes after them is not read. */
const longestQuestion = 2000;
/** Of what was asked before, so many questions are looked at. */
const mostEarlier = 6;
/** A further section is named if it is about as good as the one that is quoted. */
const enoughFurther = 0.5;
const mostFurther = 2;
/** A question that tells less than this leans on the one before. */
const mostTermsOfFollowUp = 2;
const countOfEarlier = 0.5;

/** Answers from the texts of the site, by searching; it writes no sentence about the firm itself. */
export type Assistant = {
  /**
   * @param question what a visitor has typed; it is data, and no part of it is ever repeated
   * @param language the code of one of the languages of the index
   * @param earlier what the visitor has asked before, oldest first
   * @returns Markdown: a quotation with its source, that nothing was found, or the refusal
   * @throws Error where there is no index in that language
   */
  answer: (question: string, language: string, earlier?: readonly string[]) => string;
};

/** Reads the index that the build has written, `build/assistant`, and keeps it in memory. */
export function openAssistant(folder: string): Assistant {
  return createAssistant(readIndexes(folder));
}

export function createAssistant(indexes: readonly AssistantIndex[]): Assistant {
  const desks = new Map(indexes.map((index) => [index.language, openDesk(index)]));
  return {
    answer(question, language, earlier = []) {
      const desk = desks.get(language);
      if (!desk) throw new Error(`the assistant has no index in ${language}`);
      const read = (text: string) => text.slice(0, longestQuestion);
      return desk(read(question), earlier.slice(-mostEarlier).map(read));
    },
  };
}

const languages = new Map(
  stemmers.map((stemmer): [string, KnownLanguage] => [
    stemmer.language,
    { stemmer, terms: termsOf(stemmer) },
  ]),
);

function knownLanguage(language: string): KnownLanguage {
  const known = languages.get(language);
  if (!known) throw new Error(`the assistant does not speak ${language}`);
  return known;
}

/** Where questions in one language are answered. */
function openDesk(index: AssistantIndex) {
  const { language, contactPath, reply } = index;
  const spoken = knownLanguage(language);
  const search = passageSearch(index, (text, its) => knownLanguage(its).terms.of(text));
  const read = questionReader(spoken, { terms: search.vocabulary, weightOf: search.weightOf });
  const cuesOf = cueReader(spoken, [...languages.values()]);

  return function answer(question: string, earlier: readonly string[]): string {
    const cues = cuesOf(question);
    if (cues.isProbing) return reply.refusal;
    const asked = read(question);
    const meant = asked.length > mostTermsOfFollowUp ? asked : [...asked, ...remembered(asked, earlier)];
    if (meant.length === 0) return reply.help;
    const hits = search.find(meant);
    const [best] = hits;
    if (best && best.coverage >= neededCoverage(cues)) {
      return writeAnswer(reply, {
        passage: best.passage,
        lines: best.quote(),
        further: furtherOf(hits, best),
      });
    }
    return cues.isBusiness && !cues.isElsewhere ? writeUnknown(reply, contactPath) : reply.refusal;
  };

  /** What a short question may lean on: the terms of the last question that was about the site. */
  function remembered(asked: readonly Term[], earlier: readonly string[]): Term[] {
    const known = new Set(asked.map(({ stem }) => stem));
    for (const before of earlier.toReversed()) {
      const cues = cuesOf(before);
      const terms = read(before).filter(({ stem, meanings }) => meanings.size > 0 && !known.has(stem));
      if (!cues.isProbing && !cues.isElsewhere && terms.length > 0) {
        return terms.map((term) => ({ ...term, weight: term.weight * countOfEarlier }));
      }
    }
    return [];
  }
}

function neededCoverage({ isElsewhere, isBusiness }: Cues): number {
  if (isElsewhere) return enough.elsewhere;
  return isBusiness ? enough.business : enough.any;
}

/** The next best sections, by the same measure. */
function furtherOf(hits: readonly Hit[], best: Hit): Passage[] {
  return hits
    .filter((hit) => hit !== best && hit.score >= best.score * enoughFurther)
    .slice(0, mostFurther)
    .map(({ passage }) => passage);
}
