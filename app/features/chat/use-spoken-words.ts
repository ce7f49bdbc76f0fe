import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { loadSpokenWords, type SpokenWords } from './spoken-words.ts';

/** The panel's words in the page's language; until they are here, and where they cannot be had, the ones before. */
export function useSpokenWords(language: Language, first: SpokenWords): SpokenWords {
  const [known, setKnown] = useState<Partial<Record<Language, SpokenWords>>>({ [first.language]: first });
  const [shown, setShown] = useState(first);
  const own = known[language];
  useEffect(() => {
    if (own) return setShown(own);
    let isLate = false;
    loadSpokenWords(language).then(
      (words) => {
        if (!isLate) setKnown((others) => ({ ...others, [language]: words }));
      },
      // The panel goes on in the language before, marked as such; the next change of language tries again.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [language, own]);
  return own ?? shown;
}
