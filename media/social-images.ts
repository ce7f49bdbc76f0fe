import { isLanguage, type Language } from '../app/lib/i18n/languages.ts';
import type { BuiltPage } from '../scripts/site-files/built-pages.ts';
import type { SocialImage } from './drawings/social-image.ts';

/** Street sign of a page that has none: the country in the locale and in Luxembourgish. */
function countryPlate(country: string, language: Language): string[] {
  return [language, 'lb'].map((one) => new Intl.DisplayNames(one, { type: 'region' }).of(country) ?? country);
}

/** Social images by path. */
export function socialImages(
  pages: readonly BuiltPage[],
  company: { name: string; address: { country: string } },
): Map<string, SocialImage> {
  const images = new Map<string, SocialImage>();
  for (const page of pages) {
    const { pathname } = new URL(page.image);
    const [, , language] = pathname.split('/');
    if (!isLanguage(language)) throw new Error(`${page.path}: ${page.image} names no language`);
    const own = page.document.querySelectorAll('.ph .plate span').map((line) => line.text);
    const plate = own.length > 0 ? own : countryPlate(company.address.country, language);
    // A fallback page has the frame of another language; prefer the page in the requested one.
    if (images.has(pathname) && page.language !== language) continue;
    images.set(pathname, { language, company: company.name, headline: page.headline, plate });
  }
  return images;
}
