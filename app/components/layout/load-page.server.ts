import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import luxembourgish from '../../../content/lb.json' with { type: 'json' };
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { type PageRequest, requestLocale } from '../../lib/i18n/request-locale.ts';
import { type PageMessages, type PageSummary, pageMetadata } from '../../lib/seo/page-metadata.ts';
import { type PageName, pagePaths } from '../../lib/site-paths.ts';
import type { SectionFrame } from './section.tsx';
import { siteMessages } from './site.messages.ts';

/** @param file in `content/<language>/` */
export function loadPage<Schema extends z.ZodType<PageMessages>>(
  args: PageRequest,
  schema: Schema,
  page: PageName,
  file: string = pagePaths[page],
) {
  const { language } = requestLocale(args);
  const { messages, fallbackSections } = loadMessages(schema, file, language);
  return {
    language,
    headTags: pageHeadTags(page, { language, languages: languagesWith(schema, file), messages }),
    messages,
    fallbackSections,
    frame: loadFrame(file, false, language),
  };
}

export function pageHeadTags(page: PageName, summary: PageSummary, things: readonly Thing[] = []) {
  return pageMetadata(page, summary, siteSummary(summary.language), things);
}

export function siteSummary(language: Language) {
  return { company, site: loadMessages(siteMessages, 'site', language).messages };
}

const luxembourgishLines: Record<string, string | undefined> = luxembourgish.plates;

/** @param sign key of the street sign's line in `content/lb.json` */
export function loadFrame(sign: string, isFallback: boolean, language: Language): SectionFrame {
  const { note } = loadMessages(siteMessages, 'site', language).messages.fallback;
  return { isFallback, note, luxembourgish: luxembourgishLines[sign] ?? '' };
}
