import { escapeMarkdown } from '../../../lib/content/markdown.ts';
import { type AnswerCard, type AssistantIndex, readIndexes } from './assistant-index.server.ts';
import { calculateSupport } from './calculate-support.server.ts';
import { type CardModel, cardFinder, type Hit, learnCards, type Spoken } from './card-model.server.ts';
import { contextOf } from './context.server.ts';
import { folded, wordsOf } from './features.server.ts';
import { languageReader } from './language-of.server.ts';

/** In characters. */
const longestQuestion = 350;
const mostEarlier = 6;
/** Tuned by cross-validation over authors. `share` is relative to all answering cards, `second` to the first. */
const bands = {
  /** Refuses from this chance, if it is also this part of the first answering card's. */
  refused: { chance: 0.1, first: 0.4 },
  sure: { share: 0.4, second: 0.4 },
  alone: { share: 0.1, second: 0.25 },
  /** Common share from which two near cards are both given. */
  both: { share: 0.35, second: 0.35 },
  offered: { second: 0.1 },
};
const mostOffered = 3;
const personCard = 'contact-human';
const longestOfBoth = 900;

/** `sure`: one card's answer · `both`: two cards' · `unsure`: links to the likeliest · `refused`: off topic. */
type Band = 'sure' | 'both' | 'unsure' | 'refused';

export type Answer = {
  text: string;
  language: string;
  band: Band;
  /** Empty if no card is near. */
  card: string;
};

export type Assistant = {
  /**
   * @param question untrusted, never repeated @param earlier oldest first @throws Error for a language without index
   */
  answer: (
    question: string,
    page: string,
    earlier?: readonly string[],
  ) => Answer & { context: () => ReturnType<ReturnType<typeof contextOf>> };
  knows: (word: string) => boolean;
};

export function openAssistant(folder: string): Assistant {
  const { indexes, model } = readIndexes(folder);
  return createAssistant(indexes, model);
}

export function learnFrom(indexes: readonly AssistantIndex[]): CardModel {
  const phrasings = indexes.flatMap(({ questions }) => questions);
  return learnCards(phrasings, Object.keys(indexes[0]?.cards ?? {}));
}

export function createAssistant(indexes: readonly AssistantIndex[], model = learnFrom(indexes)): Assistant {
  const find = cardFinder(
    model,
    indexes.flatMap(({ questions }) => questions),
  );
  const texts = indexes.map(({ language, pages, questions }) => ({
    language,
    text: [pages, ...questions.map(({ question }) => question)].join('\n'),
  }));
  const languageOf = languageReader(texts);
  const words = new Set(texts.flatMap(({ text }) => wordsOf(folded(text))));
  // A second copy of the questions would double the memory.
  const known = new Map(indexes.map((index) => [index.language, { ...index, questions: [] }]));
  const contexts = new Map<string, ReturnType<typeof contextOf>>();

  function contextIn(index: AssistantIndex) {
    const made = contexts.get(index.language) ?? contextOf(index);
    contexts.set(index.language, made);
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
      const calculated =
        band !== 'refused' &&
        meant[0]?.calculates &&
        calculateSupport(question, own.language, own.messages.support);
      return {
        text: calculated || textOf(band, meant, own),
        band: calculated ? 'sure' : band,
        language: own.language,
        card: hits[0]?.card ?? '',
        context: () =>
          contextIn(index)(
            [question, ...earlier],
            hits.slice(0, mostOffered).map(({ card }) => own.cards[card]?.answer ?? ''),
          ),
      };
    },
    knows: (word) => words.has(folded(word)),
  };
}

/** Keeps the question, else the end: 196 of 223 questions behind 1,300 characters are answered, against none. */
function pointOf(text: string): string {
  if (text.length <= longestQuestion) return text;
  const sentences = text.trim().split(/(?<=[.!?…])\s+|\n+/);
  const asking = sentences.filter((sentence) => sentence.endsWith('?')).slice(-3);
  return (asking.length > 0 ? asking : sentences.slice(-2)).join(' ').slice(-longestQuestion);
}

/** Cards are ordered likeliest first. */
function readingOf(
  hits: readonly Hit[],
  cards: AssistantIndex['cards'],
): { band: Band; meant: AnswerCard[] } {
  const chanceOf = (some: readonly Hit[]) => some.reduce((sum, { chance }) => sum + chance, 0);
  const cardsOf = (some: readonly Hit[]) => some.flatMap(({ card }) => cards[card] ?? []);
  const answering = hits.filter(({ card }) => cards[card]?.refused === false);
  const refused = hits.filter(({ card }) => cards[card]?.refused);
  const [first] = answering;
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
  if (one && other && isEither && [one, other].every(({ answer }) => answer.length <= longestOfBoth))
    return { band: 'both', meant: [one, other] };
  if (one?.contact) return { band: 'sure', meant: [one] };
  return { band: 'unsure', meant: cardsOf(near(bands.offered.second)) };
}

function textOf(band: Band, meant: readonly AnswerCard[], { cards, messages }: AssistantIndex): string {
  const { refusal, both, unsure } = messages.reply;
  if (band === 'refused') return meant[0]?.answer ?? escapeMarkdown(refusal);
  if (band !== 'unsure')
    return [...(band === 'both' ? [both] : []), ...meant.map(({ answer }) => answer)].join('\n\n');
  const linksOf = (some: readonly AnswerCard[]) =>
    some.flatMap(({ links }) =>
      links.slice(0, 1).map(({ address, label }) => `- [${escapeMarkdown(label)}](${address})`),
    );
  const offered = [...new Set(linksOf(meant))].slice(0, mostOffered);
  const places = new Set([...offered, ...linksOf([cards[personCard] ?? []].flat())]);
  return [escapeMarkdown(unsure), [...places].join('\n')].join('\n\n');
}
