import { company } from '../../../content/company.server.ts';
import { href } from '../../../i18n/href.ts';
import type { Language } from '../../../i18n/languages.ts';
import { homeWordsFor } from './site-words.server.ts';

/** How to reach a person. */
export function contacts(language: Language): string {
  const { address, phone, emails } = company;
  const { contact } = homeWordsFor(language);
  return `# How to reach a person
- Contact form: ${href(language, 'home', 'contact')} (${contact.lead})
- E-mail: ${emails.general}; sales: ${emails.sales}; support: ${emails.support}
- Telephone: ${phone.shown} (${contact.hoursValue})
- Address: ${address.street}, ${address.postalCode} ${address.city}
Name the contact form when somebody wants a quote, an appointment, a job, a complaint, or anything else that needs a person, and when you do not know.`;
}
