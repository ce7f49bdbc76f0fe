import { z } from 'zod';
import { text } from '../../lib/content/text.ts';

const label = text(40);
/** Ten of these share one line at 1440 pixels. */
const link = text(24);

export const siteMessages = z.strictObject({
  navigation: z.strictObject({
    label,
    skip: label.meta({
      description: 'The first link of every page, for the keyboard: over the navigation to the content',
    }),
    openMenu: label,
    closeMenu: label,
    menu: label.meta({ description: 'Beside the sign that opens the menu of a phone' }),
    language: label.meta({ description: 'Names the list of languages for screen readers' }),
    about: link,
    products: link,
    services: link,
    methodology: link,
    fit4ai: link,
    smepackages: link,
    programmes: link.meta({ description: 'The page that finds the subsidy that fits' }),
    certifications: link,
    blog: link,
    contact: link,
    book: link.meta({ description: 'The button that is in the bar of every page' }),
    caseStudies: link,
  }),
  footer: z.strictObject({
    label,
    home: link,
    legal: label.meta({ description: 'Names the list of policies for screen readers' }),
    terms: label,
    privacy: label,
    cookies: label,
    cookieSettings: label,
    legalNotice: label,
    close: label.meta({ description: 'Closes a policy that stands over the page' }),
    copyright: label.meta({ description: '{year} and {company}' }),
    fictional: z.string().max(200).meta({ description: 'Shown as long as any sample content is left' }),
  }),
  fallback: z.strictObject({ note: z.string().max(200) }),
  next: z
    .strictObject({
      title: text(60),
      lead: text(160),
      contact: label,
      programme: label,
    })
    .meta({ description: 'The invitation at the end of every page that has none of its own' }),
  arriving: z.strictObject({
    late: text(60, 'Said while a chosen post is slow to come'),
  }),
  error: z.strictObject({
    text: z.string().max(200),
    home: label,
    retry: label.meta({ description: 'Asks once more for the page that could not be shown' }),
  }),
  unavailable: z.strictObject({
    title: text(60, 'A page of its own, shown by the cache in front while the site is away'),
    text: z.string().max(200).meta({ description: 'Phone and address follow' }),
  }),
});

export type SiteMessages = z.infer<typeof siteMessages>;
