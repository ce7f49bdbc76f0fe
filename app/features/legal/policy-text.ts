import { z } from 'zod';
import { type Block, plainText } from '../../content/markdown.ts';
import type { WrittenDay } from '../../i18n/date.ts';
import type { PageHeadWords } from '../../layout/page-head.words.ts';
import type { SectionFrame } from '../../layout/section.tsx';
import type { PolicyPageWords } from './legal.words.ts';

/** The policies: each is a text, `content/<language>/legal/<policy>.md`. */
export const policies = ['terms', 'privacy', 'cookies'] as const;

/** What stands at the head of a policy's file: `content/<language>/legal/<policy>.md`. */
export const policyHead = z.strictObject({
  title: z.string().min(1).max(40),
  description: z.string().min(70).max(155).meta({ description: 'For search engines, which cut longer ones' }),
  subtitle: z.string().min(1).max(240),
  lastUpdated: z.iso.date(),
});

/** A policy's text: what comes before the first title, and a section under each title. */
export type PolicyText = {
  introduction: Block[];
  sections: { title: string; blocks: Block[] }[];
};

/** What the page of a policy shows. */
export type PolicyView = PolicyText & {
  words: { head: PageHeadWords; page: PolicyPageWords };
  frame: SectionFrame;
  /** `shown` is the day as the language writes it; `lang` where that is not the language of the page. */
  updated: WrittenDay;
};

/** Parts a text into its sections, at the headings of the second level. */
export function sectionsOf(blocks: readonly Block[]): PolicyText {
  const text: PolicyText = { introduction: [], sections: [] };
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      text.sections.push({ title: plainText(block.of), blocks: [] });
    } else {
      (text.sections.at(-1)?.blocks ?? text.introduction).push(block);
    }
  }
  return text;
}
