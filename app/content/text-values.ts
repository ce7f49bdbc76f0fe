import type { Language } from '../i18n/languages.ts';
import { type Company, programmePage } from './company.ts';
import { type Facts, formatFact } from './facts.ts';

/**
 * What any text may name in braces: who the company is (`{company}`, `{legalName}` for legal texts, `{address}`,
 * `{email}`), Guichet.lu's page on each programme (`{fit4aiPage}`, `{smePackagesPage}`), and every figure as the language
 * writes it.
 */
export function textValues(
  { company, facts }: { company: Company; facts: Facts },
  language: Language,
): Record<string, string> {
  const { street, postalCode, city } = company.address;
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, formatFact(fact, language)])),
    company: company.name,
    legalName: company.legalName,
    address: `${street}, ${postalCode} ${city}`,
    email: company.emails.general,
    fit4aiPage: programmePage(company, 'fit4ai', language),
    smePackagesPage: programmePage(company, 'smePackages', language),
  };
}
