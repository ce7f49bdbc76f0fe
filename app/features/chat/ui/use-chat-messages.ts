import { useEffect, useState } from 'react';
import type { Language } from '../../../lib/i18n/languages.ts';
import { type ChatMessages, loadChatMessages } from './chat-messages.ts';

export function useChatMessages(language: Language, first: ChatMessages): ChatMessages {
  const [known, setKnown] = useState<Partial<Record<Language, ChatMessages>>>({ [first.language]: first });
  const [shown, setShown] = useState(first);
  const own = known[language];
  useEffect(() => {
    if (own) return setShown(own);
    let isLate = false;
    loadChatMessages(language).then(
      (messages) => {
        if (!isLate) setKnown((others) => ({ ...others, [language]: messages }));
      },
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [language, own]);
  return own ?? shown;
}
