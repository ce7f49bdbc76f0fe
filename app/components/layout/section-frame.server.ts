import { z } from 'zod';
import luxembourgish from '../../../content/lb.json' with { type: 'json' };
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { type PageRequest, requestLocale } from '../../lib/i18n/request-locale.ts';
import type { SectionFrame } from './section.tsx';
import { siteMessages } from './site.messages.ts';

const lines = z
  .strictObject({ note: z.string(), unverified: z.boolean(), plates: z.record(z.string(), z.string()) })
  .parse(luxembourgish).plates;

/**
 * @param sign key of the street sign's Luxembourgish line in `content/lb.json`
 * @param fallback true if the section is shown in English
 */
export function frameOf(sign: string, fallback: boolean, language: Language): SectionFrame {
  const { note } = loadMessages(siteMessages, 'site', language).messages.fallback;
  return { fallback, note, luxembourgish: lines[sign] ?? '' };
}

/** Loader data that every page has: its messages of `content/<language>/<file>.json`, and what frames its sections. */
export function loadPage<Schema extends z.ZodType>(
  args: PageRequest,
  schema: Schema,
  file: string,
  sign = file,
) {
  const { language } = requestLocale(args);
  const { messages, fallback } = loadMessages(schema, file, language);
  return {
    language,
    spoken: languagesWith(schema, file),
    messages,
    fallback,
    frame: frameOf(sign, false, language),
  };
}
