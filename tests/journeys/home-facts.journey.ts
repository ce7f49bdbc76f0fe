import { homeSections } from '../../app/i18n/href.ts';
import { languages } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { figuresIn } from './figures.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test('[HM-1] the home page has its sections, in their order, under their ids', async ({ page }) => {
  await visit(page, '/');
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual([...homeSections]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'services',
      'products',
      'methodology',
      'fit4ai',
      'smepackages',
      'blog',
      'contact',
      'testimonials',
      'benefits',
    ]),
  );
});

for (const language of ['fr', 'uk'] as const) {
  const { percent, gain, euros, range } = figuresIn(language);
  const figures = {
    services: [percent(50), percent(75)],
    methodology: [range(2, 4), range(4, 8), range(8, 12), percent(85), percent(70)],
    benefits: [gain(78), gain(220)],
    fit4ai: [euros(10_000, 50_000), euros(10_000, 100_000), percent(50), euros(5000, 50_000)],
    smepackages: [euros(3000, 25_000), percent(70), range(1, 3)],
  };

  test(`[HM-3][HM-5][HM-6][HM-7][HM-8] the figures stand in ${language} as that language writes them`, async ({
    page,
  }) => {
    await visit(page, `/${language}`);
    for (const [section, texts] of Object.entries(figures)) {
      for (const figure of texts) await expect(page.locator(`#${section}`), section).toContainText(figure);
    }
    await expect(page.getByRole('main')).not.toContainText(/\{\w+\}/);
  });
}

test('[HM-8] the table sets both programmes side by side, and marks the better one of a row or none', async ({
  page,
}) => {
  await visit(page, '/en');
  const table = page.locator('#smepackages').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'SME Package', 'Fit 4 AI']);
  const cells = (feature: string) => table.getByRole('row', { name: feature }).getByRole('cell');
  await expect(cells('Subsidy')).toHaveText(['70% better fit', '50%']);
  await expect(cells('Budget, excl. VAT (small / medium firm)')).toHaveText([
    /^€3,000.*€25,000\s*$/,
    /^€10,000.*€50,000 \/ €10,000.*€100,000\s*$/,
  ]);
  await expect(cells('Duration')).toHaveText(['1–3 months better fit', 'up to 6 months']);
  await expect(cells('Purpose')).toHaveText(['Implement a solution', 'Find out where AI helps']);
});

test('[LG-6] every section is whole: words in the page’s language, or all of it in English with a note', async ({
  page,
}) => {
  for (const language of languages) {
    const note = wordsIn(language).site.fallback.note;
    await visit(page, `/${language}`);
    for (const section of homeSections) {
      const borrowed = (await page.locator(`#${section}`).getByText(note).count()) > 0;
      const isEnglish = (await page.locator(`#${section} > .wrap > [lang=en]`).count()) > 0;
      expect(isEnglish, `${language}: ${section}`).toBe(borrowed);
    }
  }
});
