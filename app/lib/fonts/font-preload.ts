import { type Language, languageTable } from '../i18n/languages.ts';
import displayCyrillic from './generated/piazzolla-cyrillic.woff2?url';
import displayLatin from './generated/piazzolla-latin.woff2?url';
import textCyrillic from './generated/wix-madefor-text-cyrillic.woff2?url';
import textLatin from './generated/wix-madefor-text-latin.woff2?url';

export function fontPreloads(language: Language): string[] {
  const latin = [displayLatin, textLatin];
  return languageTable[language].script === 'cyrillic' ? [displayCyrillic, textCyrillic, ...latin] : latin;
}
