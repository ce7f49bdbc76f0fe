import { z } from 'zod';
import luxembourgish from '../../../content/lb.json' with { type: 'json' };
import { loadMessages } from '../../lib/content/messages.server.ts';
import type { Language } from '../../lib/i18n/languages.ts';
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
