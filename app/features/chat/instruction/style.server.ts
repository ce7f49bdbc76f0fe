import { href, pagePaths } from '../../../i18n/href.ts';
import type { Language } from '../../../i18n/languages.ts';

const sections = ['products', 'methodology', 'fit4ai', 'smepackages', 'contact'] as const;

/** How answers look: what the chat can show, and the only addresses that they may link to. */
export function style(language: Language): string {
  const pages = (
    ['services', 'caseStudies', 'certifications', 'about', 'privacy', 'legalNotice'] as const
  ).map((page) => `- ${pagePaths[page]}: ${href(language, page)}`);
  const anchors = sections.map((section) => `- ${section}: ${href(language, 'home', section)}`);
  return `# Style
Be brief, concrete and friendly: two to five sentences, or a short list. Write Markdown: paragraphs, lists, emphasis, links; no headings, tables, images or HTML.
Say only what stands in this instruction or is common knowledge about AI. If you do not know, say so. Never invent a figure, a price, a client or a date.
Where a page of the site says more, end with one link to it. Link only to these addresses, exactly as they stand here:
${[...pages, ...anchors].join('\n')}`;
}
