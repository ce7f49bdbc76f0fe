import type { Page } from '@playwright/test';
import { defaultLanguage, type Language, languages } from '../../app/i18n/languages.ts';
import type { Scene } from './scene.ts';

/** One way to look at a scene. */
export type Look = {
  width: number;
  /** By day, by night, in a system's own high-contrast colours, on paper. */
  theme: 'light' | 'dark' | 'forced' | 'paper';
};

export type LooksInLanguage = { language: Language; looks: readonly Look[] };

const widths = [390, 1440] as const;
/** A4 in CSS pixels, without its margins. */
const paperWidth = 718;
/** The narrowest window that must do (WCAG 1.4.10), and one of 1280 pixels zoomed to 200 % (1.4.4). */
const tight = [320, 640] as const;
/** The language with the longest words. */
const longest: Language = 'de';

/**
 * All looks at a scene. High contrast is the same in every language, so English stands for them; of tight places German
 * is the hardest. Paper has pages, not what opens over them.
 */
export function looksAt({ act, part, width: only }: Scene): LooksInLanguage[] {
  const here = widths.filter((width) => only === undefined || width === only);
  const isPage = !act && !part;
  return languages.map((language) => ({
    language,
    looks: [
      ...here.map((width): Look => ({ width, theme: 'light' })),
      ...here.map((width): Look => ({ width, theme: 'dark' })),
      ...(language === defaultLanguage ? here.map((width): Look => ({ width, theme: 'forced' })) : []),
      ...(language === longest && !only ? tight.map((width): Look => ({ width, theme: 'light' })) : []),
      ...(isPage ? [{ width: paperWidth, theme: 'paper' } as const] : []),
    ],
  }));
}

/** Makes the page look so. */
export async function put(page: Page, { width, theme }: Look, isMoving: boolean): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.emulateMedia({
    media: theme === 'paper' ? 'print' : 'screen',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    // Still, everything stands as after scrolling through it.
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
  });
}
