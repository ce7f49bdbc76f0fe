import type { Language } from '../../../lib/i18n/languages.ts';
import type { ChatPanelMessages } from '../chat.messages.ts';

/** `language` is English if the visitor's language has no messages. */
export type PanelContent = { language: Language; messages: ChatPanelMessages; contacts: string[] };

export const PRIVACY_SECTION = 'assistant';

export function chatMessagesPath(language: Language): string {
  return `/${language}/chat.json`;
}

const loading: { [language in Language]?: Promise<PanelContent> } = {};

/** Loads once per language. @throws Error on failure; the next call tries again */
export function loadChatMessages(language: Language): Promise<PanelContent> {
  loading[language] ??= fetchMessages(language).catch((error: unknown) => {
    delete loading[language];
    throw error;
  });
  return loading[language];
}

async function fetchMessages(language: Language): Promise<PanelContent> {
  const response = await fetch(chatMessagesPath(language));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
