import { company } from '../../content/company.server.ts';
import { readWords } from '../../content/words.server.ts';
import { type PageRequest, requestLocale } from '../../i18n/request-locale.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { legalWords } from './legal.words.ts';

/** What the legal notice shows: who the company is, out of `content/company.json`, under the words of the language. */
export function loadLegalNotice(visit: PageRequest) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(legalWords, 'legal', language);
  return {
    language,
    words: words.legalNotice,
    company,
    frame: frameOf('legal', borrowed.includes('legalNotice'), language),
  };
}
