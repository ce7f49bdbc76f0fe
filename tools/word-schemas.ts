import type { z } from 'zod';
import { assistantWords } from '../app/features/chat/assistant.words.ts';
import { chatWords } from '../app/features/chat/chat.words.ts';
import { consentWords } from '../app/features/consent/consent.words.ts';
import { contactWords } from '../app/features/contact/contact.words.ts';
import { credentialsWords } from '../app/features/credentials/credentials.words.ts';
import { mailWords } from '../app/features/newsletter/mail.words.ts';
import { newsletterWords } from '../app/features/newsletter/newsletter.words.ts';
import { popupWords } from '../app/features/popup/popup.words.ts';
import { siteWords } from '../app/layout/site.words.ts';
import { aboutWords } from '../app/pages/about/about.words.ts';
import { blogPostWords } from '../app/pages/blog-post/blog-post.words.ts';
import { caseStudiesWords } from '../app/pages/case-studies/case-studies.words.ts';
import { filmWords } from '../app/pages/case-studies/films.words.ts';
import { certificationsWords } from '../app/pages/certifications/certifications.words.ts';
import { homeWords } from '../app/pages/home/home.words.ts';
import { legalWords } from '../app/pages/legal/legal.words.ts';
import { newsWords } from '../app/pages/news/news.words.ts';
import { programmesWords } from '../app/pages/programmes/programmes.words.ts';
import { servicesWords } from '../app/pages/services/services.words.ts';

/** What each file of words must be, by its name: `home` is `content/<language>/home.json`. */
export const wordSchemas: Record<string, z.ZodType> = {
  about: aboutWords,
  assistant: assistantWords,
  'blog-post': blogPostWords,
  'case-studies': caseStudiesWords,
  certifications: certificationsWords,
  consent: consentWords,
  chat: chatWords,
  credentials: credentialsWords,
  films: filmWords,
  contact: contactWords,
  home: homeWords,
  legal: legalWords,
  news: newsWords,
  mail: mailWords,
  newsletter: newsletterWords,
  popup: popupWords,
  programmes: programmesWords,
  services: servicesWords,
  site: siteWords,
};
