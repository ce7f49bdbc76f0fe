import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, languageTable } from '../../lib/i18n/languages.ts';
import { ownerNoticesMessages } from './owner-notices.messages.ts';

const language = isLanguage(company.ownerLanguage) ? company.ownerLanguage : DEFAULT_LANGUAGE;

export const { locale } = languageTable[language];
export const noticeTexts = () => loadMessages(ownerNoticesMessages, 'owner-notices', language).messages;
