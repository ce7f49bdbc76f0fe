import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageTable } from '../../../lib/i18n/languages.ts';
import type { AnswerCard, AssistantIndex } from './assistant-index.server.ts';
import { calculateSubsidy } from './calculate-subsidy.server.ts';
import { type CardModel, scoresOf, trainModel } from './card-model.server.ts';
import { partsOf, shorten, wordsOf } from './question.server.ts';

/** These are added to the scores of the model: */
const PREVIOUS_QUESTION_WEIGHT = 0.4;
const FOLLOW_UP_SCORE = 4;
const PAGE_LANGUAGE_SCORE = 2.5;
const KNOWN_QUESTION_SCORE = 100;
/** A question is refused if all off-topic cards together are this probable. */
const MIN_OFF_TOPIC_PROBABILITY = 0.08;
/** One card that is this probable answers, or two together; else a person is offered, with the nearest answer. */
const MIN_SURE_PROBABILITY = 0.65;
/** An answer below this score also offers a person, for what it leaves open. */
const MIN_COMPLETE_SCORE = 7;
const MAX_CONTEXT_CARDS = 3;
const INDEX_FILE = 'index.json';
const WEIGHTS_FILE = 'cards.model';

/** `sure`: one card's answer · `both`: two cards' · `unsure`: a person, and the nearest · `refused`: off topic. */
type CertaintyBand = 'sure' | 'both' | 'unsure' | 'refused';
type RankedCard = AnswerCard & { id: string; score: number; probability: number };
type Choice = { band: CertaintyBand; chosen: RankedCard[] };

export type AssistantAnswer = {
  text: string;
  language: Language;
  band: CertaintyBand;
  card: string;
  context: { pages: string; nearest: string };
};

export type Assistant = {
  /** The questions are untrusted and never repeated. */
  answer: (question: string, pageLanguage: Language, previousQuestion?: string) => AssistantAnswer;
  knows: (word: string) => boolean;
};

/** @param folder `build/assistant` */
export function writeAssistant(folder: string, indexes: readonly AssistantIndex[]): void {
  const { labels, weights } = modelOf(indexes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, INDEX_FILE), JSON.stringify({ indexes, labels }));
  writeFileSync(path.join(folder, WEIGHTS_FILE), weights);
}

export function openAssistant(folder: string): Assistant {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const { indexes, labels }: { indexes: AssistantIndex[]; labels: string[] } = JSON.parse(
    `${read(INDEX_FILE)}`,
  );
  return createAssistant(indexes, { labels, weights: new Int8Array(read(WEIGHTS_FILE)) });
}

function modelOf(indexes: readonly AssistantIndex[]): CardModel {
  return trainModel(
    indexes.flatMap(({ language, questions }) =>
      questions.map(({ card, question }) => ({ question, labels: [card, language] })),
    ),
  );
}

export function createAssistant(indexes: readonly AssistantIndex[], model = modelOf(indexes)): Assistant {
  const questions = indexes.flatMap((index) => index.questions);
  const texts = [...indexes.map(({ pages }) => pages), ...questions.map(({ question }) => question)];
  const knownWords = new Set(texts.flatMap(wordsOf));
  const first = questions.filter(({ previousCard }) => previousCard === undefined);
  const cardOfKnownQuestion = new Map(first.map(({ question, card }) => [wordsOf(question).join(' '), card]));
  const followUps = Map.groupBy(questions, ({ previousCard }) => previousCard);
  const cyrillic = indexes.filter(({ language }) => languageTable[language].script === 'cyrillic');

  function findIndex(question: string, pageLanguage: Language): AssistantIndex {
    const scores = scoresOf(question, model);
    const scoreIn = ({ language }: AssistantIndex) =>
      (scores[language] ?? 0) + (language === pageLanguage ? PAGE_LANGUAGE_SCORE : 0);
    const isCyrillic = /\p{Script=Cyrillic}/u.test(question) && cyrillic.length > 0;
    return (isCyrillic ? cyrillic : indexes).reduce((best, next) =>
      scoreIn(next) > scoreIn(best) ? next : best,
    );
  }

  /** Returns the likeliest first, or none if no n-gram is known. */
  function rankCards(question: string, previous: string, cards: AssistantIndex['cards']): RankedCard[] {
    const scores = scoresOf(question, model);
    if (Object.keys(scores).length === 0) return [];
    const previousScores = scoresOf(previous, model);
    const [previousCard] = Object.keys(cards)
      .filter((id) => id in previousScores)
      .sort((a, b) => (previousScores[b] ?? 0) - (previousScores[a] ?? 0));
    const followUpCards = new Set(previousCard && followUps.get(previousCard)?.map(({ card }) => card));
    const knownCard = cardOfKnownQuestion.get(wordsOf(question).join(' '));
    const scored = Object.entries(cards).map(([id, card]) => {
      const score =
        (scores[id] ?? 0) +
        PREVIOUS_QUESTION_WEIGHT * (previousScores[id] ?? 0) +
        (followUpCards.has(id) ? FOLLOW_UP_SCORE : 0) +
        (id === knownCard ? KNOWN_QUESTION_SCORE : 0);
      return { ...card, id, score };
    });
    const total = scored.reduce((sum, { score }) => sum + Math.exp(score), 0);
    return scored
      .map((card) => ({ ...card, probability: Math.exp(card.score) / total }))
      .sort((a, b) => b.probability - a.probability);
  }

  return {
    answer(question, pageLanguage, previousQuestion = '') {
      const asked = shorten(question);
      const index = findIndex(asked, pageLanguage);
      const ranked = rankCards(asked, shorten(previousQuestion), index.cards);
      const parts = partsOf(asked).map((part) => chooseCards(rankCards(part, '', index.cards)));
      const choice = withParts(chooseCards(ranked), parts);
      const nearest = ranked.slice(0, MAX_CONTEXT_CARDS).map(({ answer }) => answer);
      return {
        text: composeReply(choice, question, index),
        band: choice.band,
        language: index.language,
        card: ranked[0]?.id ?? '',
        context: { pages: index.pages, nearest: nearest.join('\n\n') },
      };
    },
    knows: (word) => wordsOf(word).every((folded) => knownWords.has(folded)),
  };
}

function chooseCards(ranked: readonly RankedCard[]): Choice {
  const offTopic = ranked.filter(({ kind }) => kind === 'offTopic');
  const [best, second] = ranked.filter(({ kind }) => kind !== 'offTopic');
  const offTopicProbability = offTopic.reduce((sum, { probability }) => sum + probability, 0);
  if (!best || !second || offTopicProbability >= MIN_OFF_TOPIC_PROBABILITY)
    return { band: 'refused', chosen: offTopic.slice(0, 1) };
  if (best.score < 0 || best.probability + second.probability < MIN_SURE_PROBABILITY)
    return { band: 'unsure', chosen: [best] };
  return best.probability >= MIN_SURE_PROBABILITY
    ? { band: 'sure', chosen: [best] }
    : { band: 'both', chosen: [best, second] };
}

/** Chooses the two likeliest of the parts' sure cards and the whole question's best, in the parts' order. */
function withParts(whole: Choice, parts: readonly Choice[]): Choice {
  if (whole.band === 'refused') return whole;
  const sureParts = parts.filter(({ band }) => band === 'sure');
  const best = [...sureParts, whole].flatMap((choice) => choice.chosen.slice(0, 1));
  const cards = [...new Map(best.map((card) => [card.id, card])).values()];
  const likeliest = cards.toSorted((a, b) => b.probability - a.probability).slice(0, 2);
  const chosen = cards.filter((card) => likeliest.includes(card));
  return chosen.length > 1 ? { band: 'both', chosen } : whole;
}

function composeReply({ band, chosen }: Choice, question: string, index: AssistantIndex): string {
  const { phrases, language, subsidy } = index;
  const [best] = chosen;
  if (!best) return phrases.refusal;
  if (band === 'unsure') {
    const nearest = best.kind === 'contact' ? [] : [phrases.nearest, best.answer];
    return [phrases.unsure, ...nearest].join('\n\n');
  }
  const texts = chosen.map(
    ({ answer, calculates }) => (calculates && calculateSubsidy(question, language, subsidy)) || answer,
  );
  const isComplete = chosen.every(({ score }) => score >= MIN_COMPLETE_SCORE);
  if (band === 'refused') texts.push(phrases.offTopic);
  else if (!isComplete && chosen.every(({ kind }) => kind === 'content')) texts.push(phrases.incomplete);
  return [...new Set(texts)].join('\n\n');
}
