import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AssistantIndex } from '../../app/features/chat/retrieval/assistant-index.server.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { switches } from '../../app/lib/switches.ts';
import { allCards, answerCards, linkTo, places } from './answer-cards.ts';
import { type ContentLines, openContent } from './content-lines.ts';
import { readPostFiles } from './read-content.ts';

const folder = path.resolve(import.meta.dirname, '../../content');

/** `questions.txt`: card, tab, question; `@card` between for a follow-up. @throws Error with the malformed lines */
function readQuestions(language: Language, answered: object): AssistantIndex['questions'] {
  const file = `${language}/questions.txt`;
  if (!existsSync(path.join(folder, file))) return [];
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const errors: string[] = [];
  const questions = lines.flatMap((line, at): AssistantIndex['questions'] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [card = '', ...rest] = line.split('\t');
    const before = /^@(.+)$/.exec(rest[0] ?? '')?.[1];
    const question = rest.at(before ? 1 : 0)?.trim() ?? '';
    if (!(card in allCards) || (before && !(before in allCards)) || question === '')
      errors.push(`content/${file}:${at + 1}: write a card of content/cards.json, a tab and a question`);
    if (!(card in answered)) return [];
    return [{ card, question, ...(before && { before }) }];
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return questions;
}

function pagesText(language: Language, content: ContentLines): string {
  const sections = Object.entries(places).flatMap(([address, { says = [] }]) => {
    if (says.length === 0) return [];
    const { label, address: own } = linkTo(address, language, content);
    return [`## ${label} (${own})\n${says.flatMap(content.all).join('\n')}`];
  });
  const { name, emails, phone } = company;
  const reach = [content.at('company:address'), phone.shown, ...Object.values(emails)].join(', ');
  return [`${name}, ${reach}`, ...sections].join('\n\n');
}

/** @param today `2026-11-21`: excludes later posts @throws Error with every missing line, link and card */
export function assistantIndexes(today: string): AssistantIndex[] {
  if (!switches.chat) return [];
  const posts = readPostFiles(today);
  // Other languages have the English panel.
  const spoken = languages.filter((language) => existsSync(path.join(folder, language, 'chat.json')));
  return spoken.map((language) => {
    const content = openContent(language, posts);
    const cards = answerCards(language, content);
    return {
      language,
      messages: content.assistant,
      cards,
      questions: readQuestions(language, cards),
      pages: pagesText(language, content),
    };
  });
}
