import { credentialsWords } from '../../app/features/credentials/credentials.words.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { aboutWords } from '../../app/pages/about/about.words.ts';
import { blogPostWords } from '../../app/pages/blog-post/blog-post.words.ts';
import { caseStudiesWords } from '../../app/pages/case-studies/case-studies.words.ts';
import { certificationsWords } from '../../app/pages/certifications/certifications.words.ts';
import { legalWords } from '../../app/pages/legal/legal.words.ts';
import { programmesWords } from '../../app/pages/programmes/programmes.words.ts';
import { servicesWords } from '../../app/pages/services/services.words.ts';
import { readContent } from '../../harness/words.ts';

/** The words of the pages other than home in one language, with their figures. */
export function pageWordsIn(language: Language) {
  const read = (file: string) => readContent(language, file);
  return {
    about: aboutWords.parse(read('about')),
    blogPost: blogPostWords.parse(read('blog-post')),
    caseStudies: caseStudiesWords.parse(read('case-studies')),
    certifications: certificationsWords.parse(read('certifications')),
    credentials: credentialsWords.parse(read('credentials')),
    legal: legalWords.parse(read('legal')),
    programmes: programmesWords.parse(read('programmes')),
    services: servicesWords.parse(read('services')),
  };
}
