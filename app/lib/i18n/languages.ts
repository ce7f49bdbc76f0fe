import { switches } from './switches.ts';

/**
 * The one table of languages. Everything derives from it: routes, menu, `hreflang`, word files, checks.
 * `dates` is the format of dates (en-US for all but French and German: a decision of the site's owner);
 * `numbers` is the format of figures; `script` says which font files a page needs first.
 */
export const languageTable = {
  en: { name: 'English', dates: 'en-US', numbers: 'en', script: 'latin', openGraph: 'en_GB' },
  fr: { name: 'Français', dates: 'fr-FR', numbers: 'fr-FR', script: 'latin', openGraph: 'fr_LU' },
  de: { name: 'Deutsch', dates: 'de-DE', numbers: 'de-DE', script: 'latin', openGraph: 'de_LU' },
  uk: { name: 'Українська', dates: 'en-US', numbers: 'uk-UA', script: 'cyrillic', openGraph: 'uk_UA' },
  ru: { name: 'Русский', dates: 'en-US', numbers: 'ru-RU', script: 'cyrillic', openGraph: 'ru_RU' },
} as const;

export type Language = keyof typeof languageTable;

export const defaultLanguage: Language = 'en';

/** Every language of the table, also those that are switched off. */
export const knownLanguages = Object.keys(languageTable).filter(
  (name): name is Language => name in languageTable,
);

/** The languages that the site speaks. */
export const languages = knownLanguages.filter(
  (name) => name === defaultLanguage || switches.languages[name] !== false,
);

/** Whether a value from outside (path, cookie, storage, header) is a language that the site speaks. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
