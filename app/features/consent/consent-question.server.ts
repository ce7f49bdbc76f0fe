import { createHash } from 'node:crypto';
import type { AnalyticsTool } from '../../../server/analytics-tools.ts';
import { fillAll } from '../../lib/content/fill.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { DEFAULT_LANGUAGE, type Language, languages, languageTable } from '../../lib/i18n/languages.ts';
import { type ConsentQuestion, consentMessages } from './consent.messages.ts';

type Tools = readonly Pick<AnalyticsTool, 'product' | 'vendor' | 'cookies'>[];

/** Every page asks for the version, and a process has one list of tools. */
const versions = new WeakMap<Tools, string>();

/** `version` changes with any text in any language. */
export function consentQuestion(language: Language, tools: Tools): ConsentQuestion {
  const version = versions.get(tools) ?? versionOf(tools);
  versions.set(tools, version);
  return { version, ...messagesIn(language, tools) };
}

function versionOf(tools: Tools): string {
  const wordings = languages.map((language) => consentWording(language, tools)).join('\n');
  return createHash('sha256').update(wordings).digest('hex').slice(0, 12);
}

/** Returns the texts with figures and tools as JSON, which is hashed as evidence. */
export function consentWording(language: Language, tools: Tools): string {
  return JSON.stringify(messagesIn(language, tools).messages);
}

function messagesIn(language: Language, tools: Tools): Omit<ConsentQuestion, 'version'> {
  const { messages, fallbackSections } = loadMessages(consentMessages, 'consent', language);
  const shownLanguage = fallbackSections.includes('banner') ? DEFAULT_LANGUAGE : language;
  const vendors = new Intl.ListFormat(languageTable[shownLanguage].numbers).format(
    tools.map(({ vendor }) => vendor),
  );
  const listOf = (part: 'product' | 'cookies') => tools.map((tool) => tool[part]).join(', ');
  const values = { vendors, tools: listOf('product'), cookies: listOf('cookies') };
  return { language: shownLanguage, messages: fillAll(messages, values) };
}
