import { endpointFolder } from '../../app/lib/i18n/href.ts';

/** Disallows the endpoints of the forms. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: ${endpointFolder}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
