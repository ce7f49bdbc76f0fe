import { type Language, languages, languageTable } from '../i18n/languages.ts';
import { type Company, programmePages } from './company.ts';
import { type Facts, formatFact } from './facts.ts';

export type OwnerContent = { company: Company; facts: Facts };

export function ownerValues({ name, legalName, address, emails }: Company): Record<string, string> {
  return {
    company: name,
    legalName,
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    email: emails.general,
  };
}

export function figureValues({ company, facts }: OwnerContent, language: Language): Record<string, string> {
  const pages = programmePages(company, language);
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, formatFact(fact, language)])),
    fit4aiPage: pages.fit4ai,
    smePackagesPage: pages.smePackages,
    languageNames: languageNames(language),
  };
}

/** Returns `English, French and German`, in the language itself. */
function languageNames(language: Language): string {
  const locale = languageTable[language].locale;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(languages.map((code) => names.of(code) ?? code));
}

export function textValues(owner: OwnerContent, language: Language): Record<string, string> {
  return { ...figureValues(owner, language), ...ownerValues(owner.company) };
}
