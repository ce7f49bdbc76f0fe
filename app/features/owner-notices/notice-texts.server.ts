import type { OwnerNotices } from '../../../server/owner-notices/owner-notices.ts';
import { fill } from '../../lib/content/fill.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, languageTable } from '../../lib/i18n/languages.ts';
import { switches } from '../../lib/switches.ts';
import { ownerNoticesMessages } from './owner-notices.messages.ts';

const language = isLanguage(company.ownerLanguage) ? company.ownerLanguage : DEFAULT_LANGUAGE;

export const ownerNotices: OwnerNotices = {
  locale: languageTable[language].locale,
  texts: loadMessages(ownerNoticesMessages, 'owner-notices', language).messages,
  fill,
  to: company.emails.general,
  digest: switches.digest,
  alerts: switches.alerts,
};
