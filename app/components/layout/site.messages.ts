import { z } from 'zod';
import { each, text } from '../../lib/content/message-shapes.ts';

/** Ten of these fit on one line at 1440 pixels. */
const link = text(24);

export const siteMessages = z.strictObject({
  navigation: z.strictObject({
    ...each(['label', 'openMenu', 'closeMenu'], text(40)),
    skip: text(40, 'The first link of every page, for the keyboard: over the navigation to the content'),
    menu: text(40, 'Beside the sign that opens the menu of a phone'),
    language: text(40, 'Names the list of languages for screen readers'),
    ...each(['about', 'products', 'services', 'methodology', 'fit4ai', 'smepackages'], link),
    ...each(['certifications', 'blog', 'contact', 'caseStudies'], link),
    programmes: link.describe('The page that finds the subsidy that fits'),
    book: link.describe('The button that is in the bar of every page'),
  }),
  footer: z.strictObject({
    ...each(['label', 'terms', 'privacy', 'cookies', 'cookieSettings', 'legalNotice'], text(40)),
    home: link,
    legal: text(40, 'Names the list of policies for screen readers'),
    close: text(40, 'Closes a policy that stands over the page'),
    copyright: text(40, '{year} and {company}'),
    fictional: z.string().max(200).describe('Shown as long as any sample content is left'),
  }),
  fallback: z.strictObject({ note: z.string().max(200) }),
  next: z
    .strictObject({ title: text(60), lead: text(160), contact: text(40), programme: text(40) })
    .describe('The invitation at the end of every page that has none of its own'),
  arriving: z.strictObject({
    late: text(60, 'Said while a chosen post is slow to come'),
  }),
  error: z.strictObject({
    text: z.string().max(200),
    accepted: z.string().max(200).describe('Of a form, where too much is asked at once for a whole page'),
    home: text(40),
    retry: text(40, 'Asks once more for the page that could not be shown'),
  }),
  unavailable: z.strictObject({
    title: text(60, 'A page of its own, shown by the cache in front while the site is away'),
    text: z.string().max(200).describe('Phone and address follow'),
  }),
});

export type SiteMessages = z.infer<typeof siteMessages>;
