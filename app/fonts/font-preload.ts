import { type Language, languageTable } from '../i18n/languages.ts';
import displayCyrillic from './generated/piazzolla-cyrillic.woff2?url';
import displayLatin from './generated/piazzolla-latin.woff2?url';

/** The address of the one font file that a page cannot wait for: the headline's, in the script of its language. */
export function fontPreload(language: Language): string {
  return languageTable[language].script === 'cyrillic' ? displayCyrillic : displayLatin;
}
