import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkdown } from '../../../lib/content/markdown.ts';
import { type AnswerCard, type AssistantIndex, modelFile, readIndexes } from './assistant-index.server.ts';
import { calculateSupport } from './calculate-support.server.ts';
import { type CardModel, learn, readModel, scoresOf } from './card-model.server.ts';
import { contextOf } from './context.server.ts';
import { wordsOf } from './features.server.ts';

/** In characters. */
const longestQuestion = 350;
/** Tuned by cross-validation over authors, like the figures below. */
const sharpness = 8;
/** Gains over the score of the question alone. */
const gain = { page: 0.6, earlier: 0.8, followUp: 0.9, verbatim: 2 };
/** Parts of the first answering card's chance. */
const bands = { refused: 0.4, second: 0.2, offered: 0.1 };
const leastRefused = 0.1;
/** Of all answering cards, from which two near cards are both given. */
const shareOfBoth = 0.35;
const mostOffered = 3;
const personCard = 'contact-human';
const longestOfBoth = 900;

/** `sure`: one card's answer · `both`: two cards' · `unsure`: links to the likeliest · `refused`: off topic. */
type Band = 'sure' | 'both' | 'unsure' | 'refused';
type Hit = AnswerCard & { id: string; chance: number };

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
  ) => Answer & { context: () => ReturnType<typeof contextOf> };
  knows: (word: string) => boolean;
};

export function openAssistant(folder: string): Assistant {
  const indexes = readIndexes(folder);
  return createAssistant(indexes, readModel(readFileSync(path.join(folder, modelFile)), labelsOf(indexes)));
}

export function learnFrom(indexes: readonly AssistantIndex[]): CardModel {
  const examples = indexes.flatMap(({ language, questions }) =>
    questions.map(({ card, question }) => ({ question, labels: [card, language] })),
  );
  return learn(examples, labelsOf(indexes));
}

function labelsOf(indexes: readonly AssistantIndex[]): string[] {
  // The build and the server list the languages in different orders.
  return [...Object.keys(indexes[0]?.cards ?? {}), ...indexes.map(({ language }) => language).sort()];
}

export function createAssistant(indexes: readonly AssistantIndex[], model = learnFrom(indexes)): Assistant {
  const phrasings = indexes.flatMap(({ questions }) => questions);
  const verbatim = new Map(phrasings.map(({ card, question }) => [wordsOf(question).join(' '), card]));
  const followUps = new Set(phrasings.map(({ before, card }) => `${before} ${card}`));
  const words = new Set(indexes.flatMap(({ pages }) => wordsOf(pages)));
  for (const { question } of phrasings) for (const word of wordsOf(question)) words.add(word);
  // A second copy of the questions would double the memory.
  const known = indexes.map((index) => ({ ...index, questions: [] }));

  /** Likeliest first; none if no feature is known. */
  function find(asked: string, earlier: string, cards: AssistantIndex['cards']): Hit[] {
    const scores = scoresOf(asked, model);
    if (Object.keys(scores).length === 0) return [];
    const ids = Object.keys(cards);
    const before = scoresOf(earlier, model);
    const spokenOf =
      earlier && ids.reduce((best, id) => ((before[id] ?? 0) > (before[best] ?? 0) ? id : best));
    const same = verbatim.get(wordsOf(asked).join(' '));
    const odds = ids.map((id) => {
      const follows = followUps.has(`${spokenOf} ${id}`) ? gain.followUp : 0;
      const gained = (gain.earlier * (before[id] ?? 0) + follows) / Math.sqrt(wordsOf(asked).length);
      return Math.exp(sharpness * ((scores[id] ?? 0) + gained + (id === same ? gain.verbatim : 0)));
    });
    const all = odds.reduce((sum, one) => sum + one, 0);
    return Object.entries(cards)
      .map(([id, card], at) => ({ ...card, id, chance: (odds[at] ?? 0) / all }))
      .sort((one, other) => other.chance - one.chance);
  }

  return {
    answer(question, page, earlier = []) {
      const asked = pointOf(question);
      const scores = scoresOf(asked, model);
      const scoreIn = ({ language }: AssistantIndex) =>
        (scores[language] ?? 0) + (language === page ? gain.page / Math.sqrt(wordsOf(asked).length) : 0);
      if (!known.some(({ language }) => language === page))
        throw new Error(`the assistant has no index in ${page}`);
      const own = known.reduce((best, other) => (scoreIn(other) > scoreIn(best) ? other : best));
      const hits = find(asked, pointOf(earlier.at(-1) ?? ''), own.cards);
      const { band, meant } = readingOf(hits);
      const calculated = meant[0]?.calculates
        ? calculateSupport(question, own.language, own.messages.support)
        : undefined;
      const nearest = hits.slice(0, mostOffered).map(({ answer }) => answer);
      return {
        text: calculated ?? textOf(band, meant, own),
        band: calculated ? 'sure' : band,
        language: own.language,
        card: hits[0]?.id ?? '',
        context: () => contextOf(own, [question, ...earlier], nearest),
      };
    },
    knows: (word) => wordsOf(word).every((one) => words.has(one)),
  };
}

/** Keeps the question, else the end: 196 of 223 questions behind 1,300 characters are answered, against none. */
function pointOf(text: string): string {
  if (text.length <= longestQuestion) return text;
  const sentences = text.trim().split(/(?<=[.!?…])\s+|\n+/);
  const asking = sentences.filter((sentence) => sentence.endsWith('?')).slice(-3);
  return (asking.length > 0 ? asking : sentences.slice(-2)).join(' ').slice(-longestQuestion);
}

function readingOf(hits: readonly Hit[]): { band: Band; meant: Hit[] } {
  const chanceOf = (some: readonly Hit[]) => some.reduce((sum, { chance }) => sum + chance, 0);
  const answering = hits.filter((hit) => !hit.refused);
  const refused = hits.filter((hit) => hit.refused);
  const [first, other] = answering;
  if (!first || !other || chanceOf(refused) >= Math.max(leastRefused, bands.refused * first.chance))
    return { band: 'refused', meant: refused.slice(0, 1) };
  if (other.chance < bands.second * first.chance) return { band: 'sure', meant: [first] };
  const two = [first, other];
  const areShort = two.every(({ answer }) => answer.length <= longestOfBoth);
  if (areShort && chanceOf(two) >= shareOfBoth * chanceOf(answering)) return { band: 'both', meant: two };
  if (first.contact) return { band: 'sure', meant: [first] };
  return { band: 'unsure', meant: answering.filter(({ chance }) => chance >= bands.offered * first.chance) };
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
