import type { Page } from '@playwright/test';
import { defaultLanguage, type Language, languages } from '../../app/i18n/languages.ts';
import type { Scene } from './scenes.ts';

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

/** All looks at a scene; high contrast and paper are the same in every language, so English stands for them. */
export function looksAt({ act, width: only }: Scene): LooksInLanguage[] {
  const onScreen = widths
    .filter((width) => only === undefined || width === only)
    .flatMap((width): Look[] => [
      { width, theme: 'light' },
      { width, theme: 'dark' },
    ]);
  const special: Look[] = [
    ...widths.map((width): Look => ({ width, theme: 'forced' })),
    { width: paperWidth, theme: 'paper' },
  ];
  return languages.map((language) => ({
    language,
    looks: act || language !== defaultLanguage ? onScreen : [...onScreen, ...special],
  }));
}

/** Makes the page look so. */
export async function put(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.emulateMedia({
    media: theme === 'paper' ? 'print' : 'screen',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    // Everything stands, as after scrolling through it.
    reducedMotion: 'reduce',
  });
}
