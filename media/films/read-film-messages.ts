import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assembleWords } from '../../app/content/assemble-words.ts';
import { companySchema } from '../../app/content/company.ts';
import { factsSchema } from '../../app/content/facts-schema.ts';
import { figureOf } from '../../app/content/read-facts.ts';
import { defaultLanguage, type Language } from '../../app/i18n/languages.ts';
import { type FilmWords, filmWords } from '../../app/pages/case-studies/films.words.ts';
import type { Findings } from './sales-film.ts';

const content = path.resolve(import.meta.dirname, '../../content');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, file), 'utf8'));
}

/** What the films say in a language, and the figures that the audit of the sales film counts up to. */
export function readFilmWords(language: Language): { words: FilmWords; findings: Findings } {
  const { facts } = factsSchema.parse(read('facts.json'));
  const { words } = assembleWords({
    schema: filmWords,
    file: 'films',
    language,
    own: read(`${language}/films.json`),
    english: read(`${defaultLanguage}/films.json`),
    facts,
    company: companySchema.parse(read('company.json')),
  });
  const finding = (name: string) => figureOf(facts, name);
  return {
    words,
    findings: [finding('caseAuditFound'), finding('caseAuditAnswers'), finding('caseAuditBooked')],
  };
}
