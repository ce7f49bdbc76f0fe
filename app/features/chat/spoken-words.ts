import type { Language } from '../../i18n/languages.ts';
import type { ChatPanelWords } from './chat.words.ts';

/** The panel's words, and the language that they are in (English where the visitor's own has none). */
export type SpokenWords = { language: Language; words: ChatPanelWords };

/** Where the build writes the panel's words in a language: `/uk/chat.json`. */
export function spokenWordsPath(language: Language): string {
  return `/${language}/chat.json`;
}

/**
 * Fetches the panel's words. The build has held them against their schema; what arrives is not checked again.
 * @throws Error where they cannot be had
 */
export async function loadSpokenWords(language: Language): Promise<SpokenWords> {
  const answer = await fetch(spokenWordsPath(language));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}
