import { requestLocale } from '../../i18n/request-locale.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { type LegalPageName, legalWords } from './legal.words.ts';

/** What a legal page shows, in the language of the request. */
export function loadLegalPage(request: Request, page: LegalPageName) {
  const { language } = requestLocale(request);
  const { words, borrowed } = readWords(legalWords, 'legal', language);
  return { language, words: words[page], frame: frameOf('legal', borrowed.includes(page), language) };
}
