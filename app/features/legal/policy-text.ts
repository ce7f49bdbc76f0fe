import { z } from 'zod';
import { type Block, plainText } from '../../lib/content/markdown.ts';
import { advised } from '../../lib/content/text.ts';

export const policies = ['terms', 'privacy', 'cookies'] as const;

export const policyHead = z.strictObject({
  title: z.string().min(1).max(40),
  description: advised(70, 155),
  subtitle: z.string().min(1).max(240),
  lastUpdated: z.iso.date(),
});

export type PolicyText = {
  introduction: Block[];
  sections: { title: string; blocks: Block[] }[];
};

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
