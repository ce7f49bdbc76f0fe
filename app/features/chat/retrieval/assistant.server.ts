import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkdown } from '../../../lib/content/markdown.ts';
import { type AnswerCard, type AssistantIndex, HEADINGS, MODEL_FILE } from './assistant-index.server.ts';
import { calculateSubsidy } from './calculate-subsidy.server.ts';
import { type CardModel, learn, scoresOf } from './card-model.server.ts';
import { wordsOf } from './ngrams.server.ts';
import { partsOf, shorten } from './question.server.ts';

/** Tuned by cross-validation over authors, like the figures below. */
const SHARPNESS = 2.5;
/** Added to a score for the page's language, a known question and earlier ones; another alphabet loses `script`. */
const gain = { page: 1, script: 10, known: 3, earlier: 0.8, followUp: 4 };
/** A question is refused from this chance of all off-topic cards. */
const MIN_OFF_TOPIC_CHANCE = 0.08;
/** Of the first card's chance; from this share the second is answered too. */
const MIN_SECOND_SHARE = 0.2;
/** Below either, a person is offered, with the nearest answer. */
const sureFrom = { score: 0, chance: 0.3 };
/** Below it, a person is offered for what the answer leaves open. */
const MIN_COMPLETE_SCORE = 2.8;
/** Chance from which a part of a question is answered by itself. */
const SURE_PART_CHANCE = 0.5;
const MAX_NEAREST = 3;
const PERSON_CARD = 'contact-appointment';
const cyrillic = /\p{Script=Cyrillic}/u;

/** `sure`: one card's answer · `both`: two cards' · `unsure`: a person, and the nearest · `refused`: off topic. */
type CertaintyBand = 'sure' | 'both' | 'unsure' | 'refused';
type RankedCard = AnswerCard & { id: string; score: number; chance: number };
type Choice = { band: CertaintyBand; chosen: RankedCard[] };

export type AssistantAnswer = {
  text: string;
  language: string;
  band: CertaintyBand;
  card: string;
};

export type Assistant = {
  /** `question` is untrusted and never repeated, `earlier` oldest first. @throws Error for a language without index */
  answer: (
    question: string,
    pageLanguage: string,
    earlier?: readonly string[],
  ) => AssistantAnswer & { context: string };
  knows: (word: string) => boolean;
};

export function openAssistant(folder: string): Assistant {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const indexes: AssistantIndex[] = names.map((name) => JSON.parse(`${read(name)}`));
  return createAssistant(indexes, { labels: labelsOf(indexes), weights: new Int8Array(read(MODEL_FILE)) });
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
  const cardByQuestion = new Map<string, string>();
  const followUps = new Set(phrasings.map(({ before, card }) => `${before} ${card}`));
  const words = new Set(indexes.flatMap(({ pages }) => wordsOf(pages)));
  for (const { question, card, before } of phrasings) {
    const folded = wordsOf(question);
    for (const word of folded) words.add(word);
    if (before === undefined) cardByQuestion.set(folded.join(' '), card);
  }
  // The questions of the indexes are no longer needed.
  const answerable = indexes.map((index) => ({ ...index, questions: [] }));

  /** Likeliest first; none if no n-gram is known. */
  function rankCards(question: string, earlier: string, cards: AssistantIndex['cards']): RankedCard[] {
    const scores = scoresOf(question, model);
    if (Object.keys(scores).length === 0) return [];
    const earlierScores = scoresOf(earlier, model);
    const earlierScore = (id: string) => earlierScores[id] ?? 0;
    const nearer = (best: string, id: string) => (earlierScore(id) > earlierScore(best) ? id : best);
    const earlierCard = earlier && Object.keys(cards).reduce(nearer);
    const folded = wordsOf(question);
    const knownCard = cardByQuestion.get(folded.join(' '));
    const scored = Object.entries(cards).map(([id, card]) => {
      const follows = followUps.has(`${earlierCard} ${id}`) ? gain.followUp : 0;
      const gained = (gain.earlier * earlierScore(id) + follows) / Math.sqrt(folded.length);
      const known = id === knownCard ? gain.known : 0;
      const score = (scores[id] ?? 0) + gained + known;
      return { ...card, id, score, odds: Math.exp(SHARPNESS * score) };
    });
    const totalOdds = scored.reduce((sum, { odds }) => sum + odds, 0);
    return scored
      .map(({ odds, ...card }) => ({ ...card, chance: odds / totalOdds }))
      .sort((a, b) => b.chance - a.chance);
  }

  return {
    answer(question, pageLanguage, earlier = []) {
      const shortened = shorten(question);
      const scores = scoresOf(shortened, model);
      const scoreIn = ({ language, messages }: AssistantIndex) =>
        (scores[language] ?? 0) +
        (language === pageLanguage ? gain.page / Math.sqrt(wordsOf(shortened).length) : 0) -
        (cyrillic.test(shortened) && !cyrillic.test(messages.reply.refusal) ? gain.script : 0);
      if (!answerable.some(({ language }) => language === pageLanguage))
        throw new Error(`the assistant has no index in ${pageLanguage}`);
      const index = answerable.reduce((best, next) => (scoreIn(next) > scoreIn(best) ? next : best));
      const ranked = rankCards(shortened, shorten(earlier.at(-1) ?? ''), index.cards);
      const byPart = partsOf(shortened).map((part) => chooseCards(rankCards(part, shortened, index.cards)));
      const choice = withClearParts(chooseCards(ranked), byPart);
      return {
        text: composeReply(choice, question, index),
        band: choice.band,
        language: index.language,
        card: ranked[0]?.id ?? '',
        context: contextOf(index, ranked.slice(0, MAX_NEAREST)),
      };
    },
    knows: (word) => wordsOf(word).every((folded) => words.has(folded)),
  };
}

/** The part that is the same for every question stands first, so that services can cache it. */
function contextOf({ pages }: AssistantIndex, nearest: readonly AnswerCard[]): string {
  const answers = nearest.map(({ answer }) => answer);
  return [`# ${HEADINGS.pages}`, pages, `# ${HEADINGS.nearest}`, ...answers].join('\n\n');
}

function chooseCards(ranked: readonly RankedCard[]): Choice {
  const offTopic = ranked.filter((card) => card.isOffTopic);
  const [best, second] = ranked.filter((card) => !card.isOffTopic);
  const offTopicChance = offTopic.reduce((sum, { chance }) => sum + chance, 0);
  if (!best || !second || offTopicChance >= MIN_OFF_TOPIC_CHANCE)
    return { band: 'refused', chosen: offTopic.slice(0, 1) };
  if (best.score < sureFrom.score || best.chance < sureFrom.chance) return { band: 'unsure', chosen: [best] };
  const isSplit =
    !best.isContact && second.score >= sureFrom.score && second.chance >= MIN_SECOND_SHARE * best.chance;
  return isSplit ? { band: 'both', chosen: [best, second] } : { band: 'sure', chosen: [best] };
}

/** Two answers at most. */
function withClearParts(whole: Choice, parts: readonly Choice[]): Choice {
  if (whole.band === 'refused') return whole;
  const clear = parts
    .filter(({ band }) => band === 'sure')
    .flatMap((part) => part.chosen)
    .filter(({ id, chance }) => chance > SURE_PART_CHANCE && !id.startsWith('greet-'));
  const byId = new Map([...clear, ...whole.chosen.slice(0, 1)].map((card) => [card.id, card]));
  const [, least = 0] = [...byId.values()].map(({ chance }) => chance).sort((a, b) => b - a);
  const chosen = [...byId.values()].filter(({ chance }) => chance >= least).slice(0, 2);
  return clear.length > 0 && chosen.length > 1 ? { band: 'both', chosen } : whole;
}

function composeReply(
  { band, chosen }: Choice,
  question: string,
  { cards, messages, language }: AssistantIndex,
): string {
  const { refusal, unsure, nearest, otherwise, belonging } = messages.reply;
  const [best] = chosen;
  if (!best) return escapeMarkdown(refusal);
  const person = cards[PERSON_CARD]?.answer.split('\n\n').slice(-2) ?? [];
  const [, links] = person;
  const near = best.isContact ? [] : [nearest, best.answer];
  if (band === 'unsure') return [...new Set([unsure, ...person, ...near])].join('\n\n');
  const texts = chosen.map(
    ({ answer, calculates }) =>
      (calculates && calculateSubsidy(question, language, messages.support)) || answer,
  );
  const isPlain = chosen.some(({ isContact, id }) => isContact || id.startsWith('greet-'));
  const isComplete = chosen.every(({ score }) => score >= MIN_COMPLETE_SCORE);
  if (band === 'refused' && links) texts.push(`${belonging} ${links}`);
  else if (!(isPlain || isComplete) && links) texts.push(`${otherwise} ${links}`);
  return [...new Set(texts)].join('\n\n');
}
