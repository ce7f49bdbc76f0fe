import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageTable } from '../../../lib/i18n/languages.ts';
import type { AnswerCard, AssistantIndex } from './assistant-index.server.ts';
import { calculateSubsidy } from './calculate-subsidy.server.ts';
import { type CardModel, scoresOf, trainModel } from './card-model.server.ts';
import { partsOf, shorten, wordsOf } from './question.server.ts';

/** Tuned by cross-validation over authors, like the figures below. */
const SHARPNESS = 2.5;
/** Added to a score. */
const boosts = { pageLanguage: 1, knownQuestion: 3, followUp: 4 };
/** Of the previous question's scores. */
const PREVIOUS_WEIGHT = 0.8;
/** For a language in Latin script, if the question is in Cyrillic. */
const SCRIPT_PENALTY = 10;
/** A question is refused from this probability of all off-topic cards. */
const MIN_OFF_TOPIC_PROBABILITY = 0.08;
/** Below either, a person is offered, with the nearest answer. */
const MIN_SURE_SCORE = 0;
const MIN_SURE_PROBABILITY = 0.3;
/** Of the first card's probability; from this share the second answers too. */
const MIN_SECOND_SHARE = 0.2;
/** A part of a question is answered by itself above this probability. */
const MIN_PART_PROBABILITY = 0.5;
/** Below it, a person is offered for what the answer leaves open. */
const MIN_COMPLETE_SCORE = 2.8;
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
  /** The likeliest. */
  card: string;
  /** For a paid service. */
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
  const cardOfQuestion = new Map(first.map(({ question, card }) => [wordsOf(question).join(' '), card]));
  const followUps = new Set(questions.map(({ previousCard = '', card }) => `${previousCard} ${card}`));

  function findIndex(question: string, pageLanguage: Language): AssistantIndex {
    const scores = scoresOf(question, model);
    const isCyrillic = /\p{Script=Cyrillic}/u.test(question);
    const pageBoost = boosts.pageLanguage / Math.sqrt(wordsOf(question).length);
    const scoreIn = ({ language }: AssistantIndex) =>
      (scores[language] ?? 0) +
      (language === pageLanguage ? pageBoost : 0) -
      (isCyrillic && languageTable[language].script !== 'cyrillic' ? SCRIPT_PENALTY : 0);
    return indexes.reduce((best, next) => (scoreIn(next) > scoreIn(best) ? next : best));
  }

  /** Likeliest first; none if no n-gram is known. */
  function rankCards(question: string, previous: string, cards: AssistantIndex['cards']): RankedCard[] {
    const scores = scoresOf(question, model);
    if (Object.keys(scores).length === 0) return [];
    const previousScores = scoresOf(previous, model);
    const [previousCard] = Object.keys(cards)
      .filter((id) => id in previousScores)
      .sort((a, b) => (previousScores[b] ?? 0) - (previousScores[a] ?? 0));
    const words = wordsOf(question);
    const knownCard = cardOfQuestion.get(words.join(' '));
    const scored = Object.entries(cards).map(([id, card]) => {
      const known = id === knownCard ? boosts.knownQuestion : 0;
      const followUp = previousCard && followUps.has(`${previousCard} ${id}`) ? boosts.followUp : 0;
      const previousScore = PREVIOUS_WEIGHT * (previousScores[id] ?? 0);
      const score = (scores[id] ?? 0) + (previousScore + followUp) / Math.sqrt(words.length) + known;
      return { ...card, id, score, odds: Math.exp(SHARPNESS * score) };
    });
    const totalOdds = scored.reduce((sum, { odds }) => sum + odds, 0);
    return scored
      .map(({ odds, ...card }) => ({ ...card, probability: odds / totalOdds }))
      .sort((a, b) => b.probability - a.probability);
  }

  return {
    answer(question, pageLanguage, previousQuestion = '') {
      const shortened = shorten(question);
      const index = findIndex(shortened, pageLanguage);
      const ranked = rankCards(shortened, shorten(previousQuestion), index.cards);
      const parts = partsOf(shortened).map((part) => chooseCards(rankCards(part, shortened, index.cards)));
      const choice = withClearParts(chooseCards(ranked), parts);
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
  if (best.score < MIN_SURE_SCORE || best.probability < MIN_SURE_PROBABILITY)
    return { band: 'unsure', chosen: [best] };
  const isSecondNear =
    second.score >= MIN_SURE_SCORE && second.probability >= MIN_SECOND_SHARE * best.probability;
  return isSecondNear && best.kind !== 'contact'
    ? { band: 'both', chosen: [best, second] }
    : { band: 'sure', chosen: [best] };
}

/** The two likeliest of the parts' sure cards and the whole question's best, in the order of the parts. */
function withClearParts(whole: Choice, parts: readonly Choice[]): Choice {
  if (whole.band === 'refused') return whole;
  const clear = parts
    .filter(({ band }) => band === 'sure')
    .flatMap((part) => part.chosen)
    .filter(({ kind, probability }) => kind !== 'greeting' && probability > MIN_PART_PROBABILITY);
  const cards = new Map([...clear, ...whole.chosen.slice(0, 1)].map((card) => [card.id, card]));
  const likeliest = [...cards.values()].sort((a, b) => b.probability - a.probability).slice(0, 2);
  const chosen = [...cards.values()].filter((card) => likeliest.includes(card));
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
