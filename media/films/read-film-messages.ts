import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assembleMessages } from '../../app/lib/content/assemble-messages.ts';
import { companySchema } from '../../app/lib/content/company.ts';
import { factsSchema } from '../../app/lib/content/facts-schema.ts';
import { figureOf } from '../../app/lib/content/read-facts.ts';
import { defaultLanguage, type Language } from '../../app/lib/i18n/languages.ts';
import { type FilmMessages, filmMessages } from '../../app/pages/case-studies/films.messages.ts';
import type { Findings } from './sales-film.ts';

const content = path.resolve(import.meta.dirname, '../../content');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, file), 'utf8'));
}

export function readFilmMessages(language: Language): { messages: FilmMessages; findings: Findings } {
  const { facts } = factsSchema.parse(read('facts.json'));
  const { messages } = assembleMessages({
    schema: filmMessages,
    file: 'films',
    language,
    own: read(`${language}/films.json`),
    english: read(`${defaultLanguage}/films.json`),
    facts,
    company: companySchema.parse(read('company.json')),
  });
  const finding = (name: string) => figureOf(facts, name);
  return {
    messages,
    findings: [finding('caseAuditFound'), finding('caseAuditAnswers'), finding('caseAuditBooked')],
  };
}
