import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteMessages } from '../../app/components/layout/site.messages.ts';
import { blogPostMessages } from '../../app/features/blog/blog-post.messages.ts';
import { bookingMessages } from '../../app/features/booking/booking.messages.ts';
import { chatMessages } from '../../app/features/chat/chat.messages.ts';
import { consentMessages } from '../../app/features/consent/consent.messages.ts';
import { contactMessages } from '../../app/features/contact/contact.messages.ts';
import { credentialsMessages } from '../../app/features/credentials/credentials.messages.ts';
import { finderMessages } from '../../app/features/funding-finder/programmes.messages.ts';
import { legalMessages } from '../../app/features/legal/legal.messages.ts';
import { mailMessages } from '../../app/features/newsletter/mail.messages.ts';
import { newsletterMessages } from '../../app/features/newsletter/newsletter.messages.ts';
import { popupMessages } from '../../app/features/popup/popup.messages.ts';
import { companySchema } from '../../app/lib/content/company.ts';
import { factsSchema } from '../../app/lib/content/facts-schema.ts';
import { fill, fillAll } from '../../app/lib/content/fill.ts';
import { textValues } from '../../app/lib/content/text-values.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { aboutMessages } from '../../app/pages/about/about.messages.ts';
import { caseStudiesMessages } from '../../app/pages/case-studies/case-studies.messages.ts';
import { certificationsMessages } from '../../app/pages/certifications/certifications.messages.ts';
import { homeMessages } from '../../app/pages/home/home.messages.ts';
import { servicesMessages } from '../../app/pages/services/services.messages.ts';

const content = path.resolve(import.meta.dirname, '../../content');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(content, file), 'utf8'));
}

export const { facts } = factsSchema.parse(read('facts.json'));

export const company = companySchema.parse(read('company.json'));

/** Values of placeholders in a language. */
export const valuesIn = (language: Language) => textValues({ company, facts }, language);

/** Reads and fills a content file of a language, without validation. */
export function readContent(language: Language, file: string): unknown {
  return fillAll(read(`${language}/${file}.json`), valuesIn(language));
}

export function messagesIn(language: Language) {
  return {
    consent: consentMessages.parse(readContent(language, 'consent')),
    chat: chatMessages.parse(readContent(language, 'chat')),
    contact: contactMessages.parse(readContent(language, 'contact')),
    home: homeMessages.parse(readContent(language, 'home')),
    mail: mailMessages.parse(readContent(language, 'mail')),
    booking: bookingMessages.parse(readContent(language, 'booking')),
    newsletter: newsletterMessages.parse(readContent(language, 'newsletter')),
    popup: popupMessages.parse(readContent(language, 'popup')).popup,
    site: siteMessages.parse(readContent(language, 'site')),
    about: aboutMessages.parse(readContent(language, 'about')),
    blogPost: blogPostMessages.parse(readContent(language, 'blog-post')),
    caseStudies: caseStudiesMessages.parse(readContent(language, 'case-studies')),
    certifications: certificationsMessages.parse(readContent(language, 'certifications')),
    credentials: credentialsMessages.parse(readContent(language, 'credentials')),
    legal: legalMessages.parse(readContent(language, 'legal')),
    programmes: finderMessages.parse(readContent(language, 'programmes')),
    services: servicesMessages.parse(readContent(language, 'services')),
  };
}

/** A line of a post's front matter. */
export function headOf(
  language: Language,
  id: number,
  name: 'title' | 'excerpt' | 'tags' | 'date' | 'slug',
): string {
  const file = path.join(content, `${language}/posts/${id}.md`);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`${name}: `));
  return fill(line?.replace(/^\w+: "?(.*?)"?$/, '$1') ?? '', valuesIn(language));
}
