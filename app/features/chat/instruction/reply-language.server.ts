import { type Language, languageTable } from '../../../i18n/languages.ts';

const formal: Partial<Record<Language, string>> = {
  fr: 'vous',
  de: 'Sie',
  uk: 'ви',
  ru: 'вы',
};

/** The language in which the visitor reads the site. */
export function replyLanguage(language: Language): string {
  const address = formal[language];
  return `# Language
The current language is ${languageTable[language].name} (${language}). Answer in it, whatever language the question is in, unless the visitor asks for another.${
    address ? ` Address the visitor with "${address}".` : ''
  }`;
}
