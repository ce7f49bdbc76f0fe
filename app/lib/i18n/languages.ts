import { switches } from './switches.ts';

/** `dates` is en-US for all but French and German by the owner's choice; `script` selects preloaded fonts. */
export const languageTable = {
  en: { name: 'English', dates: 'en-US', numbers: 'en', script: 'latin', openGraph: 'en_GB' },
  fr: { name: 'Français', dates: 'fr-FR', numbers: 'fr-FR', script: 'latin', openGraph: 'fr_LU' },
  de: { name: 'Deutsch', dates: 'de-DE', numbers: 'de-DE', script: 'latin', openGraph: 'de_LU' },
  uk: { name: 'Українська', dates: 'en-US', numbers: 'uk-UA', script: 'cyrillic', openGraph: 'uk_UA' },
  ru: { name: 'Русский', dates: 'en-US', numbers: 'ru-RU', script: 'cyrillic', openGraph: 'ru_RU' },
} as const;

export type Language = keyof typeof languageTable;

export const defaultLanguage: Language = 'en';

export const knownLanguages = Object.keys(languageTable).filter(
  (name): name is Language => name in languageTable,
);

export const languages = knownLanguages.filter(
  (name) => name === defaultLanguage || switches.languages?.[name] !== false,
);

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
