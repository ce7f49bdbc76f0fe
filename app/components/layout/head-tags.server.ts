import type { Thing } from 'schema-dts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import type { PageName } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { type PageSummary, pageMetadata } from '../../lib/seo/page-metadata.ts';
import { siteMessages } from './site.messages.ts';

export function siteSummary(language: Language) {
  return { company, site: loadMessages(siteMessages, 'site', language).messages };
}

/** The loader of a page returns them, so that the browser need not compute them. */
export function pageHeadTags(page: PageName, summary: PageSummary, things: readonly Thing[] = []) {
  return pageMetadata(page, summary, siteSummary(summary.language), things);
}
