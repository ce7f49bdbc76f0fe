import { company } from '../../../content/company.server.ts';
import type { Language } from '../../../i18n/languages.ts';
import { homeWordsFor, servicesWordsFor } from './site-words.server.ts';

/** What the firm offers: services, products by name and state, and answers that the site gives itself. */
export function offer(language: Language): string {
  const { services, products } = homeWordsFor(language);
  const { faq } = servicesWordsFor(language);
  const cards = Object.values(services.cards).map(
    ({ title, text, details }) => `- ${title}: ${text} (${details.join('; ')})`,
  );
  const items = Object.entries(company.products).map(([id, { status, url }]) => {
    const item = products.items[id];
    if (!item) throw new Error(`content/${language}/home.json has no words for the product ${id}`);
    const state = status === 'available' ? products.available : products.comingSoon;
    return `- ${item.name} (${state}${url ? `, ${url}` : ''}): ${item.text}`;
  });
  const answers = faq.items.map(({ question, answer }) => `- ${question} ${answer}`);
  return `# What the company offers
Services:
${cards.join('\n')}
Products:
${items.join('\n')}
Questions that the site answers:
${answers.join('\n')}
The blood-test interpreter explains a report and gives no diagnosis: send whoever asks about their health to a doctor. The recruitment product leaves every decision to a person; promise no compliance with any law.`;
}
