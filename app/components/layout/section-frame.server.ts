import type { z } from 'zod';
import luxembourgish from '../../../content/lb.json' with { type: 'json' };
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { type PageName, pagePaths } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { type PageRequest, requestLocale } from '../../lib/i18n/request-locale.ts';
import type { PageMessages } from '../../lib/seo/page-metadata.ts';
import { pageHeadTags } from './head-tags.server.ts';
import type { SectionFrame } from './section.tsx';
import { siteMessages } from './site.messages.ts';

const lines: Record<string, string | undefined> = luxembourgish.plates;

/**
 * @param sign key of the street sign's Luxembourgish line in `content/lb.json`
 * @param fallback true if the section is shown in English
 */
export function frameOf(sign: string, fallback: boolean, language: Language): SectionFrame {
  const { note } = loadMessages(siteMessages, 'site', language).messages.fallback;
  return { fallback, note, luxembourgish: lines[sign] ?? '' };
}

/** Loader data that every page has: head, messages of `content/<language>/<file>.json`, and what frames its sections. */
export function loadPage<Schema extends z.ZodType<PageMessages>>(
  args: PageRequest,
  schema: Schema,
  page: PageName,
  file: string = pagePaths[page],
) {
  const { language } = requestLocale(args);
  const { messages, fallback } = loadMessages(schema, file, language);
  const spoken = languagesWith(schema, file);
  return {
    language,
    head: pageHeadTags(page, { language, spoken, messages }),
    messages,
    fallback,
    frame: frameOf(file, false, language),
  };
}
