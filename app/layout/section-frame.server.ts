import { z } from 'zod';
import luxembourgish from '../../content/lb.json' with { type: 'json' };
import { readWords } from '../content/words.server.ts';
import type { Language } from '../i18n/languages.ts';
import type { SectionFrame } from './section.tsx';
import { siteWords } from './site.words.ts';

const lines = z
  .strictObject({ note: z.string(), unverified: z.boolean(), plates: z.record(z.string(), z.string()) })
  .parse(luxembourgish).plates;

/**
 * The frame of a section or of a page's head.
 * @param sign whose Luxembourgish line the street sign shows (`content/lb.json`)
 * @param borrowed whether its words stand in English because the language lacks them
 */
export function frameOf(sign: string, borrowed: boolean, language: Language): SectionFrame {
  const { note } = readWords(siteWords, 'site', language).words.fallback;
  return { borrowed, note, luxembourgish: lines[sign] ?? '' };
}
