import { z } from 'zod';

const label = z.string().min(1).max(40);
/** Ten of these share one line at 1280 pixels: keep each as short as the English one. */
const link = z.string().min(1).max(24);

/** The words of the frame round every page: `content/<language>/site.json`. */
export const siteWords = z.strictObject({
  navigation: z.strictObject({
    label,
    skip: label,
    openMenu: label,
    closeMenu: label,
    menu: label,
    language: label,
    about: link,
    products: link,
    services: link,
    methodology: link,
    fit4ai: link,
    smepackages: link,
    certifications: link,
    blog: link,
    contact: link,
    caseStudies: link,
  }),
  footer: z.strictObject({
    label,
    home: link,
    /** The page that finds the subsidy that fits. */
    programmes: link,
    legal: label,
    terms: label,
    privacy: label,
    cookies: label,
    cookieSettings: label,
    legalNotice: label,
    /** Closes a policy that stands over the page. */
    close: label,
    copyright: label,
    /** Shown as long as any sample content is left. */
    fictional: z.string().max(200),
  }),
  fallback: z.strictObject({ note: z.string().max(200) }),
  /** Said while a post that somebody has chosen is slow to come. */
  arriving: z.strictObject({ late: z.string().min(1).max(60) }),
  error: z.strictObject({ text: z.string().max(200), home: label }),
});

export type SiteWords = z.infer<typeof siteWords>;
