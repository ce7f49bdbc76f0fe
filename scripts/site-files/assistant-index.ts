import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AssistantIndex } from '../../app/features/chat/retrieval/assistant-index.server.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import { ownerValues } from '../../app/lib/content/text-values.ts';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { switches } from '../../app/lib/switches.ts';
import { answerCards, cards, isOff, linkTo, phrasesOf, places } from './answer-cards.ts';
import { type ContentTexts, readTexts, valueAt } from './content-texts.ts';
import { readPostFiles } from './read-content.ts';

const folder = path.resolve(import.meta.dirname, '../../content');

/**
 * @param today excludes later posts
 * @throws Error with every missing line, link and card
 */
export function assistantIndexes(today: string): AssistantIndex[] {
  if (!switches.chat) return [];
  const posts = readPostFiles(today);
  // The other languages show the English panel.
  const spoken = languages.filter((language) => existsSync(path.join(folder, language, 'chat.json')));
  return spoken.map((language) => {
    const content = readTexts(language, posts);
    const answers = answerCards(content);
    return {
      language,
      cards: answers,
      questions: readQuestions(language, answers),
      phrases: phrasesOf(content),
      subsidy: content.assistant.subsidy,
      pages: pagesText(content),
    };
  });
}

/**
 * A line of `questions.txt` is a card, a tab and a question. A follow-up has `@` and the card before it in between.
 * @throws Error with the malformed lines
 */
function readQuestions(language: Language, answered: object): AssistantIndex['questions'] {
  const file = `${language}/questions.txt`;
  if (!existsSync(path.join(folder, file))) return [];
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const errors: string[] = [];
  const questions = lines.flatMap((line, at): AssistantIndex['questions'] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [card = '', ...rest] = line.split('\t');
    const previousCard = /^@(.+)$/.exec(rest[0] ?? '')?.[1];
    const question = rest.at(previousCard ? 1 : 0)?.trim() ?? '';
    if (!(card in cards) || (previousCard && !(previousCard in cards)) || question === '')
      errors.push(`content/${file}:${at + 1}: write a card of content/cards.json, a tab and a question`);
    if (!(card in answered)) return [];
    return [{ card, question, ...(previousCard && { previousCard }) }];
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return questions;
}

function pagesText(content: ContentTexts): string {
  const sections = Object.entries(places).flatMap(([address, { says }]) => {
    const texts = says.flatMap((key) => linesOf(valueAt(content.texts, key)));
    if (texts.length === 0 || isOff(address)) return [];
    const { label, address: own } = linkTo(address, content);
    return [`## ${label} (${own})\n${texts.join('\n')}`];
  });
  const { name, emails, phone } = company;
  const reach = [ownerValues(company).address, phone.shown, ...Object.values(emails)].join(', ');
  return [`${name}, ${reach}`, ...sections].join('\n\n');
}

/** A figure stays beside what it counts. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  if (parts.some((part) => typeof part === 'object')) return parts.flatMap(linesOf);
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length > 0 ? [texts.join(' · ')] : [];
}
