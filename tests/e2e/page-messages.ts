import { blogPostMessages } from '../../app/features/blog/blog-post.messages.ts';
import { credentialsMessages } from '../../app/features/credentials/credentials.messages.ts';
import { programmesMessages } from '../../app/features/funding-finder/programmes.messages.ts';
import { legalMessages } from '../../app/features/legal/legal.messages.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { aboutMessages } from '../../app/pages/about/about.messages.ts';
import { caseStudiesMessages } from '../../app/pages/case-studies/case-studies.messages.ts';
import { certificationsMessages } from '../../app/pages/certifications/certifications.messages.ts';
import { servicesMessages } from '../../app/pages/services/services.messages.ts';
import { readContent } from '../support/messages.ts';

export function pageMessagesIn(language: Language) {
  const read = (file: string) => readContent(language, file);
  return {
    about: aboutMessages.parse(read('about')),
    blogPost: blogPostMessages.parse(read('blog-post')),
    caseStudies: caseStudiesMessages.parse(read('case-studies')),
    certifications: certificationsMessages.parse(read('certifications')),
    credentials: credentialsMessages.parse(read('credentials')),
    legal: legalMessages.parse(read('legal')),
    programmes: programmesMessages.parse(read('programmes')),
    services: servicesMessages.parse(read('services')),
  };
}
