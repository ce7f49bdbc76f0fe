import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../app/content/company.server.ts';
import { type Language, languages } from '../app/i18n/languages.ts';
import { switches } from '../app/i18n/switches.ts';
import { policies } from '../app/pages/legal/policy-text.ts';
import type { AssistantIndex } from '../server/assistant/assistant-index.ts';
import { allCards, answerCards, cards, linkTo, places } from './answer-cards.ts';
import { type ContentLines, openContent } from './content-lines.ts';
import { readPostFiles } from './read-content.ts';

const content = path.resolve(import.meta.dirname, '../content');

/**
 * The questions of a language, as `content/<language>/questions.txt` has them: a card and a question on each line, parted
 * by a tab, and between them `@card` where the question continues that one. `## author` says who wrote what follows; other
 * lines that begin with # are for the reader.
 * @throws Error with the lines that name no card, or ask nothing
 */
function readQuestions(language: Language): AssistantIndex['questions'] {
  const file = `${language}/questions.txt`;
  if (!existsSync(path.join(content, file))) return [];
  const lines = readFileSync(path.join(content, file), 'utf8').split('\n');
  const faults: string[] = [];
  let author = '';
  const questions = lines.flatMap((line, at): AssistantIndex['questions'] => {
    author = /^## author (.+)$/.exec(line)?.[1] ?? author;
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [card = '', ...rest] = line.split('\t');
    const before = /^@(.+)$/.exec(rest[0] ?? '')?.[1];
    const question = rest.at(before ? 1 : 0)?.trim() ?? '';
    if (!(card in allCards) || (before && !(before in allCards)) || question === '')
      faults.push(`content/${file}:${at + 1}: write a card of content/cards.json, a tab and a question`);
    if (!(card in cards)) return [];
    return [{ card, question, author, ...(before && { before }) }];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return questions;
}

/** What the pages say, section by section with its address. */
function pagesText(language: Language, said: ContentLines): string {
  const sections = Object.entries(places).flatMap(([address, { says = [] }]) => {
    if (says.length === 0) return [];
    const { label, address: own } = linkTo(address, language, said);
    return [`## ${label} (${own})\n${says.flatMap(said.all).join('\n')}`];
  });
  const { name, emails, phone } = company;
  const reach = [...said.at('company:address'), phone.shown, ...Object.values(emails)].join(', ');
  return [`${name}, ${reach}`, ...sections].join('\n\n');
}

/** What the posts and the policies say, to be looked up when a question is about them. */
function sectionsOf(language: Language, said: ContentLines): AssistantIndex['sections'] {
  const texts = [
    ...policies.map((policy) => [`legal/${policy}`, `/${language}/${policy}`] as const),
    ...[...said.posts.keys()].map((id) => [`posts/${id}`, `/blog/${id}`] as const),
  ];
  return texts.flatMap(([text, address]) =>
    said.sections(text).map(({ title, lines }, at) => ({
      address: at === 0 ? address : `${address}#section-${at}`,
      text: [title, ...lines].join('\n'),
    })),
  );
}

/**
 * What the assistant knows, one index for each language that has its panel, from content/ as it is
 * on the disk; nothing where it is switched off.
 * @param today `2026-11-21`: what is published later it does not know
 * @throws Error with every line, link and card that is not there
 */
export function assistantIndexes(today: string): AssistantIndex[] {
  if (!switches.chat) return [];
  const shelves = readPostFiles(today);
  // Elsewhere the panel itself is English, and asks in English.
  const spoken = languages.filter((language) => existsSync(path.join(content, language, 'chat.json')));
  return spoken.map((language) => {
    const said = openContent(language, shelves);
    const reply = (key: string) => said.at(`assistant.reply.${key}`).join('');
    return {
      language,
      reply: {
        refusal: reply('refusal'),
        both: reply('both'),
        unsure: reply('unsure'),
        unfounded: reply('unfounded'),
        noPromise: reply('noPromise'),
      },
      cards: answerCards(language, said),
      questions: readQuestions(language),
      pages: pagesText(language, said),
      sections: sectionsOf(language, said),
    };
  });
}
