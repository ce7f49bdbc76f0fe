import { switches } from '../switches.ts';

/** By the owner's choice, `dates` is en-US except in French and German. `script` selects the preloaded fonts. */
export const languageTable = {
  en: { name: 'English', dates: 'en-US', numbers: 'en', script: 'latin', locale: 'en-GB' },
  fr: { name: 'Français', dates: 'fr-FR', numbers: 'fr-FR', script: 'latin', locale: 'fr-LU' },
  de: { name: 'Deutsch', dates: 'de-DE', numbers: 'de-DE', script: 'latin', locale: 'de-LU' },
  uk: { name: 'Українська', dates: 'en-US', numbers: 'uk-UA', script: 'cyrillic', locale: 'uk-UA' },
  ru: { name: 'Русский', dates: 'en-US', numbers: 'ru-RU', script: 'cyrillic', locale: 'ru-RU' },
} as const;

export type Language = keyof typeof languageTable;

export const DEFAULT_LANGUAGE: Language = 'en';

export const knownLanguages = Object.keys(languageTable).filter(
  (name): name is Language => name in languageTable,
);

export const languages = knownLanguages.filter(
  (name) => name === DEFAULT_LANGUAGE || switches.languages?.[name] !== false,
);

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
