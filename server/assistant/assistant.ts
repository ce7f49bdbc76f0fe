import { type AssistantIndex, readIndexes } from './assistant-index.ts';
import { cardFinder, type Hit } from './card-finder.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { folded, wordsOf } from './features.ts';
import { type Ground, groundOf, sectionFinder } from './ground.ts';
import { languageReader } from './language-of.ts';

/** Nobody needs more letters to ask; what comes after them is not read. */
const longestQuestion = 500;
/** Of what was asked before, so many questions are looked at. */
const mostEarlier = 6;
/** The figures of the bands, from `npm run evaluate-assistant -- --bands`. */
const bands = {
  /** Below, a question is about nothing that the assistant knows. */
  leastScore: 0.06,
  /** From this share of the nearest refused card in it and the nearest answered one, a question is refused. */
  refusedShare: 0.41,
  /** Sure is what is near enough, and by so much nearer than a card with another answer. */
  sureScore: 0.07,
  sureMargin: 0.08,
  /** Offered is what is nearly as near as the nearest. */
  offeredShare: 0.6,
};
const mostOffered = 3;

/** How sure an answer is: `sure` a card's · `unsure` links to the nearest · `refused` none of its business. */
type Band = 'sure' | 'unsure' | 'refused';

export type Answer = {
  /** Markdown. */
  text: string;
  /** The language of the question, in which the answer stands. */
  language: string;
  band: Band;
  /** The nearest card; empty where none is near. */
  card: string;
};

/** Answers with lines of the site, by finding what was asked among the ways in which visitors ask for it. */
export type Assistant = {
  /**
   * @param question what a visitor has typed; it is data, and no part of it is ever repeated
   * @param page the language of the page, for questions that could be in several
   * @param earlier what the visitor has asked before, oldest first
   * @throws Error where there is no index in that language
   */
  answer: (question: string, page: string, earlier?: readonly string[]) => Answer;
  /** What a paid service may answer from. */
  ground: (question: string, page: string, earlier?: readonly string[]) => Ground;
  /** Whether a word stands on the site, or in the ways in which visitors ask. */
  knows: (word: string) => boolean;
};

/** Reads the index that the build has written, `build/assistant`, and keeps it in memory. */
export function openAssistant(folder: string): Assistant {
  return createAssistant(readIndexes(folder));
}

/** An assistant that knows what is in the indexes, one for each language. */
export function createAssistant(indexes: readonly AssistantIndex[]): Assistant {
  // The questions are in the finder; kept twice they would fill the memory.
  const known = new Map(indexes.map((index) => [index.language, { ...index, questions: [] }]));
  const find = cardFinder(
    indexes.flatMap(({ language, questions }) => questions.map((phrasing) => ({ ...phrasing, language }))),
  );
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
  const finders = new Map<string, (question: string) => string[]>();

  /** The sections of posts and policies by what they say; made when a paid service first needs them. */
  function sectionsIn(index: AssistantIndex): (question: string) => string[] {
    const made = finders.get(index.language) ?? sectionFinder(index);
    finders.set(index.language, made);
    return made;
  }

  function indexIn(language: string): AssistantIndex {
    const index = known.get(language);
    if (!index) throw new Error(`the assistant has no index in ${language}`);
    return index;
  }

  function read(question: string, before: string | undefined, { cards }: AssistantIndex) {
    const hits = find(question.slice(0, longestQuestion), before).filter(({ card }) => card in cards);
    return { hits, band: bandOf(hits, cards) };
  }

  /** The card that was spoken of last: of an earlier question that was answered. */
  function spokenOf(earlier: readonly string[], index: AssistantIndex): string | undefined {
    let before: string | undefined;
    for (const question of earlier.slice(-mostEarlier)) {
      const { hits, band } = read(question, before, index);
      if (band === 'sure') before = hits[0]?.card;
    }
    return before;
  }

  /** What is asked for, after what was spoken of, and what is known in the language of the question. */
  function understand(question: string, page: string, earlier: readonly string[]) {
    const own = indexIn(languageOf(question.slice(0, longestQuestion), indexIn(page).language));
    return { own, ...read(question, spokenOf(earlier, own), own) };
  }

  return {
    answer(question, page, earlier = []) {
      const { own, hits, band } = understand(question, page, earlier);
      return { text: textOf(band, hits, own), language: own.language, band, card: hits[0]?.card ?? '' };
    },
    ground(question, page, earlier = []) {
      const index = indexIn(page);
      const { own, hits } = understand(question, page, earlier);
      const answers = hits.slice(0, mostOffered).map(({ card }) => own.cards[card]?.answer ?? '');
      return groundOf(index, {
        question,
        answers,
        sections: sectionsIn(index)(question),
        earlier,
        reply: own.reply,
      });
    },
    knows: (word) => words.has(folded(word)),
  };
}

function bandOf(hits: readonly Hit[], cards: AssistantIndex['cards']): Band {
  const best = (isRefused: boolean) =>
    hits.find(({ card }) => cards[card]?.refused === isRefused)?.score ?? 0;
  const [answered, refused] = [best(false), best(true)];
  if (answered < bands.leastScore || refused / (answered + refused) >= bands.refusedShare) return 'refused';
  const nearest = hits.find(({ card }) => cards[card]?.refused === false);
  const other = hits.find(({ card }) => cards[card]?.refused === false && card !== nearest?.card)?.score ?? 0;
  // Who is sent to a person by mistake has lost little.
  if (cards[nearest?.card ?? '']?.contact) return 'sure';
  return answered >= bands.sureScore && answered - other >= bands.sureMargin * answered ? 'sure' : 'unsure';
}

function textOf(band: Band, hits: readonly Hit[], { cards, reply }: AssistantIndex): string {
  const [first] = hits.map(({ card }) => cards[card]);
  // A refusal may say where to go instead.
  if (band === 'refused') return first?.refused ? first.answer : escapeMarkdown(reply.refusal);
  const answering = hits.filter(({ card }) => cards[card]?.refused === false);
  if (band === 'sure') return cards[answering[0]?.card ?? '']?.answer ?? '';
  const near = answering.filter(({ score }) => score >= bands.offeredShare * (answering[0]?.score ?? 0));
  const links = near.flatMap(({ card }) => cards[card]?.links.slice(0, 1) ?? []);
  const places = new Map(
    links.map(({ address, label }) => [address, `- [${escapeMarkdown(label)}](${address})`]),
  );
  return [escapeMarkdown(reply.unsure), [...places.values()].slice(0, mostOffered).join('\n')].join('\n\n');
}
