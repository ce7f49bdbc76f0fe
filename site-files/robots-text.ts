import { doorFolder } from '../app/i18n/href.ts';

/** What robots may read: everything but the doors of the forms. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: ${doorFolder}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
