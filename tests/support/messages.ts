import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { siteMessages } from '../../app/components/layout/site.messages.ts';
import { blogPostMessages } from '../../app/features/blog/blog-post.messages.ts';
import { bookingMessages } from '../../app/features/booking/booking.messages.ts';
import { chatMessages } from '../../app/features/chat/chat.messages.ts';
import { consentMessages } from '../../app/features/consent/consent.messages.ts';
import { contactMessages } from '../../app/features/contact/contact.messages.ts';
import { credentialsMessages } from '../../app/features/credentials/credentials.messages.ts';
import { finderMessages } from '../../app/features/funding-finder/funding-finder.messages.ts';
import { legalMessages } from '../../app/features/legal/legal.messages.ts';
import { newsletterMessages } from '../../app/features/newsletter/newsletter.messages.ts';
import { fill } from '../../app/lib/content/fill.ts';
import { textValues } from '../../app/lib/content/text-values.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../app/lib/i18n/languages.ts';
import { aboutMessages } from '../../app/pages/about/about.messages.ts';
import { caseStudiesMessages } from '../../app/pages/case-studies/case-studies.messages.ts';
import { certificationsMessages } from '../../app/pages/certifications/certifications.messages.ts';
import { homeMessages } from '../../app/pages/home/home.messages.ts';
import { servicesMessages } from '../../app/pages/services/services.messages.ts';
import { readMessages, readOwner } from '../../scripts/site-files/read-content.ts';

const content = path.resolve(import.meta.dirname, '../../content');

export const { company, facts } = readOwner();

const hasOwn = (name: string) => (language: Language) => existsSync(path.join(content, language, name));
const spoken = (language: Language) =>
  languages.includes(language) ? language : (languages.findLast(hasOwn('chat.json')) ?? DEFAULT_LANGUAGE);
/** The languages to test with. If the owner has removed one, another that is translated whole replaces it. */
export const [fr, de, uk, ru] = [spoken('fr'), spoken('de'), spoken('uk'), spoken('ru')];

export const blogLanguages = languages.filter(hasOwn('posts'));

export const valuesIn = (language: Language) => textValues({ company, facts }, language);

export function messagesIn(language: Language) {
  const filled = <Schema extends z.ZodType>(schema: Schema, file: string) =>
    readMessages(schema, file, language);
  return {
    consent: filled(consentMessages, 'consent'),
    chat: filled(chatMessages, 'chat'),
    contact: filled(contactMessages, 'contact'),
    home: filled(homeMessages, 'home'),
    booking: filled(bookingMessages, 'booking'),
    newsletter: filled(newsletterMessages, 'newsletter'),
    site: filled(siteMessages, 'site'),
    about: filled(aboutMessages, 'about'),
    blogPost: filled(blogPostMessages, 'blog-post'),
    caseStudies: filled(caseStudiesMessages, 'case-studies'),
    certifications: filled(certificationsMessages, 'certifications'),
    credentials: filled(credentialsMessages, 'credentials'),
    legal: filled(legalMessages, 'legal'),
    finder: filled(finderMessages, 'funding-finder'),
    services: filled(servicesMessages, 'services'),
  };
}

export function headOf(language: Language, id: number, name: string): string {
  const line = readFileSync(path.join(content, `${language}/posts/${id}.md`), 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`${name}: `));
  return fill(line?.replace(/^\w+: "?(.*?)"?$/, '$1') ?? '', valuesIn(language));
}
