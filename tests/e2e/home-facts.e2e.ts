import { homeSections } from '../../app/lib/i18n/href.ts';
import { valuesIn } from '../support/messages.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

test('[HM-1] the home page has its sections, in their order, under their ids', async ({ page }) => {
  await visit(page, '/');
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(['hero', ...homeSections]);
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

/** Names in content/facts.json per section. */
const figures = {
  services: ['assessmentSubsidy', 'serviceEfficiency'],
  methodology: [
    'qualificationWeeks',
    'mvpWeeks',
    'industrializationWeeks',
    'timeToMarket',
    'resourceAllocation',
  ],
  benefits: ['roi', 'beforeAfter'],
  fit4ai: ['fit4aiSmall', 'fit4aiMedium', 'fit4aiSubsidy', 'fit4aiBenefit'],
  smepackages: ['smeBudget', 'smeSupport', 'smeMonths'],
};

for (const language of ['fr', 'uk'] as const) {
  test(`[HM-3][HM-5][HM-6][HM-7][HM-8] the figures stand in ${language} as that language writes them`, async ({
    page,
  }) => {
    await visit(page, `/${language}`);
    const values = valuesIn(language);
    for (const [section, names] of Object.entries(figures)) {
      for (const name of names)
        await expect(page.locator(`#${section}`), name).toContainText(values[name] ?? `no ${name}`);
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
  const { smeSupport, smeBudget, smeMonths, ...values } = valuesIn('en');
  const cells = (feature: string) => table.getByRole('row', { name: feature }).getByRole('cell');
  const better = page.getByRole('img', { name: 'better fit' });
  await expect(cells('Subsidy')).toHaveText([`${smeSupport}`, `${values.fit4aiSubsidy}`]);
  await expect(
    cells('Subsidy')
      .first()
      .and(table.locator('td', { has: better })),
  ).toBeVisible();
  await expect(cells('Budget')).toHaveText([`${smeBudget}`, `${values.fit4aiMedium}`]);
  await expect(cells('Duration')).toHaveText([`${smeMonths} months`, `up to ${values.fit4aiMonths} months`]);
  await expect(cells('Clear task?')).toHaveText(['yes', 'no']);
  await expect(
    cells('Clear task?')
      .last()
      .and(table.locator('td', { has: better })),
  ).toBeVisible();
  await expect(better).toHaveCount(3);
});
