import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fill } from '../../app/content/fill.ts';
import { credentialsWords } from '../../app/features/credentials/credentials.words.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { aboutWords } from '../../app/pages/about/about.words.ts';
import { blogPostWords } from '../../app/pages/blog-post/blog-post.words.ts';
import { caseStudiesWords } from '../../app/pages/case-studies/case-studies.words.ts';
import { certificationsWords } from '../../app/pages/certifications/certifications.words.ts';
import { legalWords } from '../../app/pages/legal/legal.words.ts';
import { servicesWords } from '../../app/pages/services/services.words.ts';
import { figuresIn } from './figures.ts';

const content = path.resolve(import.meta.dirname, '../../content');

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

/** Puts the figures that the specification names into a text, as the language writes them. */
function sayFigures(text: string, language: Language): string {
  const { percent, gain, range } = figuresIn(language);
  return fill(text, {
    assessmentSubsidy: percent(50),
    caseConversion: percent(63),
    casePreparation: percent(85),
    caseReassured: percent(70),
    caseRevenue: percent(120),
    caseUnderstood: percent(95),
    complexProjectMonths: range(3, 6),
    fit4aiSubsidy: percent(50),
    growthFirst: gain(40),
    growthSecond: gain(120),
    maintenanceMonths: 12,
    officeCloses: 18,
    officeOpens: 9,
    qualificationWeeks: range(2, 4),
    roiMonths: range(6, 12),
    siteLanguages: 5,
    smallProjectWeeks: range(4, 8),
    smeSupport: percent(70),
  });
}
