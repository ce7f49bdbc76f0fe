import { type AnswerCard, type AssistantIndex, readIndexes } from './assistant-index.ts';
import { cardFinder, type Hit, type Spoken } from './card-finder.ts';
import { type CardModel, learnCards } from './card-model.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { folded, wordsOf } from './features.ts';
import { type Ground, type GroundOf, groundOf } from './ground.ts';
import { languageReader } from './language-of.ts';

/** Nobody needs more letters to ask: in what is longer the question is looked for. */
const longestQuestion = 350;
/**
 * Of a long text what asks, or else how it ends. All of it would ask for whatever it tells of: of 223 questions that
 * are answered alone, told after 1,300 characters about a firm, 196 are answered as alone, and none where all is read.
 */
function pointOf(text: string): string {
  if (text.length <= longestQuestion) return text;
  const sentences = text.trim().split(/(?<=[.!?…])\s+|\n+/);
  const asking = sentences.filter((sentence) => sentence.endsWith('?')).slice(-3);
  return (asking.length > 0 ? asking : sentences.slice(-2)).join(' ').slice(-longestQuestion);
}
/** Of what was asked before, so many questions are looked at. */
const mostEarlier = 6;
/**
 * The figures of the bands, from asking what one author wrote of an assistant that has learned from the others. `share` is
 * a part of the chances of all answered cards, `second` a part of the first one's chance.
 */
const bands = {
  /** From this chance of all refused cards together, a question is refused, if it is this part of the first answered one's too. */
  refused: { chance: 0.1, first: 0.3 },
  /** Sure is what has this share, and nothing near it; `alone` what has less, and nothing that is even a quarter as near. */
  sure: { share: 0.3, second: 0.5 },
  alone: { share: 0.1, second: 0.25 },
  /** Both are said where the first two have this share together, and the second is near the first. */
  both: { share: 0.15, second: 0.25 },
  /** Offered is what is near the first. */
  offered: { second: 0.1 },
};
const mostOffered = 3;
/** Answers that are given together have up to this many characters each. */
const longestOfBoth = 900;

/** How sure an answer is: `sure` a card's · `both` two cards' · `unsure` links to the likeliest · `refused` none of its business. */
type Band = 'sure' | 'both' | 'unsure' | 'refused';

export type Answer = {
  /** Markdown. */
  text: string;
  /** The language of the question, in which the answer stands. */
  language: string;
  band: Band;
  /** The nearest card; empty where none is near. */
  card: string;
};

/** Works out, as Markdown, what a question names an amount for; nothing where it names none. */
type Calculate = (question: string, language: string) => string | undefined;

/** Answers with lines of the site, by finding what was asked among the ways in which visitors ask for it. */
export type Assistant = {
  /**
   * @param question what a visitor has typed; it is data, and no part of it is ever repeated
   * @param page the language of the page, for questions that could be in several
   * @param earlier what the visitor has asked before, oldest first
   * @returns the answer, and what a paid service may answer from instead
   * @throws Error where there is no index in that language
   */
  answer: (question: string, page: string, earlier?: readonly string[]) => Answer & { ground: () => Ground };
  /** Whether a word stands on the site, or in the ways in which visitors ask. */
  knows: (word: string) => boolean;
};

/** Reads the index that the build has written, `build/assistant`, and keeps it in memory. */
export function openAssistant(folder: string, calculate: Calculate): Assistant {
  const { indexes, model } = readIndexes(folder);
  return createAssistant(indexes, { model, calculate });
}

/** Learns from the questions of all languages. */
export function learnFrom(indexes: readonly AssistantIndex[]): CardModel {
  return learnCards(phrasingsOf(indexes), Object.keys(indexes[0]?.cards ?? {}));
}

const phrasingsOf = (indexes: readonly AssistantIndex[]) =>
  indexes.flatMap(({ language, questions }) => questions.map((one) => ({ ...one, language })));

/** An assistant that knows what is in the indexes, one for each language. */
export function createAssistant(
  indexes: readonly AssistantIndex[],
  { model = learnFrom(indexes), calculate }: { model?: CardModel; calculate?: Calculate } = {},
): Assistant {
  // The questions are in the finder; kept twice they would fill the memory.
  const known = new Map(indexes.map((index) => [index.language, { ...index, questions: [] }]));
  const find = cardFinder(model, phrasingsOf(indexes));
  const languageOf = languageReader(
    indexes.map(({ language, pages, questions }) => ({
      language,
      text: [pages, ...questions.map(({ question }) => question)].join('\n'),
    })),
  );

  const words = new Set(
    indexes
      .flatMap(({ pages, questions }) => [pages, ...questions.map(({ question }) => question)])
      .flatMap((text) => wordsOf(folded(text))),
  );
  const grounds = new Map<string, GroundOf>();

  /** What an index has for a paid service; made when one first needs it. */
  function groundIn(index: AssistantIndex): GroundOf {
    const made = grounds.get(index.language) ?? groundOf(index);
    grounds.set(index.language, made);
    return made;
  }

  function indexIn(language: string): AssistantIndex {
    const index = known.get(language);
    if (!index) throw new Error(`the assistant has no index in ${language}`);
    return index;
  }

  function read(question: string, before: Spoken | undefined, { cards }: AssistantIndex) {
    const hits = find(question, before).filter(({ card }) => card in cards);
    return { hits, ...readingOf(hits, cards) };
  }

  /** What was spoken of last: an earlier question that was answered, and its card. */
  function spokenOf(earlier: readonly string[], index: AssistantIndex): Spoken | undefined {
    let before: Spoken | undefined;
    for (const question of earlier.slice(-mostEarlier).map(pointOf)) {
      const { hits, band } = read(question, before, index);
      if (band === 'sure' && hits[0]) before = { card: hits[0].card, question };
    }
    return before;
  }

  return {
    answer(question, page, earlier = []) {
      const asked = pointOf(question);
      const index = indexIn(page);
      const own = indexIn(languageOf(asked, index.language));
      const { hits, band, meant } = read(asked, spokenOf(earlier, own), own);
      const calculated = band !== 'refused' && meant[0]?.calculates && calculate?.(question, own.language);
      return {
        text: calculated || textOf(band, meant, own.reply),
        band: calculated ? 'sure' : band,
        language: own.language,
        card: hits[0]?.card ?? '',
        ground: () =>
          groundIn(index)(
            [question, ...earlier],
            hits.slice(0, mostOffered).map(({ card }) => own.cards[card]?.answer ?? ''),
            own.reply,
          ),
      };
    },
    knows: (word) => words.has(folded(word)),
  };
}

/** What a question asks for, the likeliest first. */
function readingOf(
  hits: readonly Hit[],
  cards: AssistantIndex['cards'],
): { band: Band; meant: AnswerCard[] } {
  const chanceOf = (some: readonly Hit[]) => some.reduce((sum, { chance }) => sum + chance, 0);
  const cardsOf = (some: readonly Hit[]) => some.flatMap(({ card }) => cards[card] ?? []);
  const answering = hits.filter(({ card }) => cards[card]?.refused === false);
  const refused = hits.filter(({ card }) => cards[card]?.refused);
  const [first] = answering;
  // A refusal may say where to go instead.
  if (!first || chanceOf(refused) >= Math.max(bands.refused.chance, bands.refused.first * first.chance))
    return { band: 'refused', meant: cardsOf(refused.slice(0, 1)) };
  const shareOf = (some: readonly Hit[]) => chanceOf(some) / chanceOf(answering);
  const near = (part: number) => answering.filter(({ chance }) => chance >= part * first.chance);
  const [one, other] = cardsOf(answering);
  const isSure = [bands.sure, bands.alone].some(
    ({ share, second }) => shareOf([first]) >= share && near(second).length === 1,
  );
  if (one && isSure) return { band: 'sure', meant: [one] };
  const isEither = shareOf(answering.slice(0, 2)) >= bands.both.share && near(bands.both.second).length > 1;
  if (one && other && isEither && areShort([one, other])) return { band: 'both', meant: [one, other] };
  // Who is sent to a person by mistake has lost little.
  if (one?.contact) return { band: 'sure', meant: [one] };
  return { band: 'unsure', meant: cardsOf(near(bands.offered.second)) };
}

const areShort = (both: AnswerCard[]) => both.every(({ answer }) => answer.length <= longestOfBoth);

function textOf(band: Band, meant: readonly AnswerCard[], reply: AssistantIndex['reply']): string {
  if (band === 'refused') return meant[0]?.answer ?? escapeMarkdown(reply.refusal);
  if (band !== 'unsure')
    return [...(band === 'both' ? [reply.both] : []), ...meant.map(({ answer }) => answer)].join('\n\n');
  const places = new Map(
    meant.flatMap(({ links }) =>
      links.slice(0, 1).map(({ address, label }) => [address, `- [${escapeMarkdown(label)}](${address})`]),
    ),
  );
  return [escapeMarkdown(reply.unsure), [...places.values()].slice(0, mostOffered).join('\n')].join('\n\n');
}
