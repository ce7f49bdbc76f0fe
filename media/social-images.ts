import { isLanguage, type Language } from '../app/i18n/languages.ts';
import type { SocialImage } from './drawings/social-image.ts';
import type { ReadPage } from './read-page.ts';

/** The country in a language, and in Luxembourgish: the street sign of a page that has none. */
function countryPlate(country: string, language: Language): string[] {
  return [language, 'lb'].map((one) => new Intl.DisplayNames(one, { type: 'region' }).of(country) ?? country);
}

/** Every picture that a page asks for, by its path: what it says is the page's own headline and street sign. */
export function socialImages(
  pages: readonly ReadPage[],
  company: { name: string; address: { country: string } },
): Map<string, SocialImage> {
  const images = new Map<string, SocialImage>();
  for (const page of pages) {
    const { pathname } = new URL(page.image);
    const [, , language] = pathname.split('/');
    if (!isLanguage(language)) throw new Error(`${page.path}: ${page.image} names no language`);
    const plate = page.plate.length > 0 ? page.plate : countryPlate(company.address.country, language);
    // A borrowed page has the frame of another language; the page that is asked for itself says it best.
    if (images.has(pathname) && page.language !== language) continue;
    images.set(pathname, { language, company: company.name, headline: page.headline, plate });
  }
  return images;
}
