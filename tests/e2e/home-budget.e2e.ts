import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../app/lib/i18n/languages.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

const screen = { width: 390, height: 844 };
const budgets: Record<Language, { words: number; screens: number }> = {
  en: { words: 1110, screens: 13 },
  fr: { words: 1190, screens: 13.7 },
  de: { words: 1110, screens: 13.7 },
  uk: { words: 1110, screens: 13.7 },
  ru: { words: 1110, screens: 13.7 },
};
/** Of HTML with its styles, as sent (Brotli). */
const longestBytes = 32_000;

test('[HB-1] home keeps to its budget of words, screens of a phone and bytes of HTML in every language', async ({
  page,
}) => {
  await page.setViewportSize(screen);
  for (const language of languages) {
    await visit(page, `/${language}`);
    const { text, height } = await page.evaluate(() => ({
      text: document.body.innerText,
      height: document.documentElement.scrollHeight,
    }));
    const words = text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
    const screens = height / screen.height;
    const html = readFileSync(`build/client/${language}/index.html.br`).length;
    const budget = budgets[language];
    expect.soft(words, `words in ${language}`).toBeLessThanOrEqual(budget.words);
    expect.soft(screens, `screens in ${language}`).toBeLessThanOrEqual(budget.screens);
    expect.soft(html, `bytes in ${language}`).toBeLessThanOrEqual(longestBytes);
  }
});
