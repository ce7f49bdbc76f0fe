import { readFileSync } from 'node:fs';
import path from 'node:path';
import { factsSchema, formatFact } from '../../app/content/facts.ts';
import { fill } from '../../app/content/fill.ts';
import { credentialsWords } from '../../app/features/credentials/credentials.words.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { aboutWords } from '../../app/pages/about/about.words.ts';
import { blogPostWords } from '../../app/pages/blog-post/blog-post.words.ts';
import { caseStudiesWords } from '../../app/pages/case-studies/case-studies.words.ts';
import { certificationsWords } from '../../app/pages/certifications/certifications.words.ts';
import { legalWords } from '../../app/pages/legal/legal.words.ts';
import { servicesWords } from '../../app/pages/services/services.words.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const { facts } = factsSchema.parse(JSON.parse(readFileSync(path.join(content, 'facts.json'), 'utf8')));

/** What a file of the site's content says in one language, with its figures. */
export function readContent(file: string, language: Language): unknown {
  return JSON.parse(sayFigures(readFileSync(path.join(content, language, `${file}.json`), 'utf8'), language));
}

/** The words of the pages other than home in one language, with their figures. */
export function pageWordsIn(language: Language) {
  const read = (file: string) => readContent(file, language);
  return {
    about: aboutWords.parse(read('about')),
    blogPost: blogPostWords.parse(read('blog-post')),
    caseStudies: caseStudiesWords.parse(read('case-studies')),
    certifications: certificationsWords.parse(read('certifications')),
    credentials: credentialsWords.parse(read('credentials')),
    legal: legalWords.parse(read('legal')),
    services: servicesWords.parse(read('services')),
  };
}

/** Puts the figures of the site into a text, as the language writes them; that they are the right ones is said elsewhere. */
function sayFigures(text: string, language: Language): string {
  return fill(
    text,
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, formatFact(fact, language)])),
  );
}
