import { homeSections } from '../../app/i18n/href.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { wordsIn } from '../../harness/words.ts';
import { figuresIn } from './figures.ts';
import { expect, test } from './site-test.ts';
import { visit } from './visit.ts';

/** What an English visitor must find in each section, besides the figures. */
const facts = {
  services: [
    'assessment',
    'Models',
    'Integration',
    'Data pipelines',
    'AI fundamentals',
    'ML implementation',
    'Ethics and governance',
    'AI strategy',
  ],
  methodology: [
    '2–4 weeks',
    '4–8 weeks',
    '8–12 weeks',
    'Qualification',
    'MVP',
    'Industrialization',
    'time to market',
    'resource allocation',
  ],
  benefits: ['4 of 5', 'Return on investment', 'Before and after', 'You versus competitors'],
  fit4ai: ['Small enterprise', 'Medium enterprise', 'excl. VAT', '6 months'],
  smepackages: ['excl. VAT', '1–3 months', 'Six steps'],
  contact: ['12, rue de la Rivière', 'L-2134 Luxembourg', '9:00–18:00 CET'],
} as const;

const hero = [
  'built this dashboard in 90 seconds',
  'AI ops agent',
  '10 days from prompt to product',
  'Hosted in the EU',
  'Trusted by HR, legal and logistics teams',
] as const;

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

test('[HM-2][HM-3][HM-5][HM-6][HM-7][HM-8][HM-13] the facts of the home page stand there', async ({
  page,
}) => {
  const { home: words } = wordsIn('en');
  await visit(page, '/en');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.hero.headline);
  for (const fact of hero) await expect(main).toContainText(fact);
  for (const [section, texts] of Object.entries(facts)) {
    for (const fact of texts) await expect(page.locator(`#${section}`)).toContainText(fact);
  }
  for (const { title, text } of words.hero.points) {
    const benefit = main.getByRole('listitem').filter({ hasText: text });
    await expect(benefit).toContainText(title.split(' {')[0] ?? '');
  }
  await expect(page.getByRole('article', { name: words.dashboard.title })).toBeVisible();
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
  await expect(cells('Budget, excl. VAT')).toHaveText([
    /^€3,000.*€25,000\s*$/,
    /^€10,000.*€100,000 better fit$/,
  ]);
  await expect(cells('Duration')).toHaveText(['1–3 months better fit', 'up to 6 months']);
  await expect(cells('Purpose')).toHaveText(['Implement a solution', 'Find out where AI pays']);
});

/** The conditions of both programmes, the permit by the name that Guichet.lu gives it. */
const conditions: Record<Language, [permit: RegExp, finances: RegExp, activity: RegExp, budget: RegExp]> = {
  en: [/business permit/, /financial difficulty/, /main economic activity in Luxembourg/, /€3,000.*€25,000/],
  fr: [/autorisation d’établissement/, /difficulté financière/, /activité économique principale/, /25\s000/],
  de: [/Niederlassungsgenehmigung/, /finanziellen Schwierigkeiten/, /Haupttätigkeit in Luxemburg/, /25\.000/],
  uk: [/autorisation d’établissement/, /фінансових труднощів/, /основною діяльністю/, /25\s000/],
  ru: [/autorisation d’établissement/, /финансовых затруднений/, /основной деятельностью/, /25\s000/],
};

for (const language of languages) {
  test(`[HM-7][HM-8] both programmes say in ${language} who is eligible and how it goes, step by step`, async ({
    page,
  }) => {
    const [permit, finances, activity, budget] = conditions[language];
    await visit(page, `/${language}`);
    for (const [section, wanted, steps] of [
      ['fit4ai', [permit, finances, activity], 4],
      ['smepackages', [permit, finances, activity, budget], 6],
    ] as const) {
      const lists = page.locator(`#${section}`).getByRole('list');
      await expect(lists.filter({ hasText: finances }).getByRole('listitem')).toHaveText([...wanted]);
      await expect(lists.last().getByRole('listitem')).toHaveCount(steps);
    }
  });
}

test('[HM-5] a phase stands out under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/en');
  const course = page.locator('#methodology').getByRole('list').filter({ hasText: 'Qualification' });
  await course.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const atRest = await course.screenshot();
  await course.getByRole('heading', { name: 'Qualification' }).hover();
  await expect.poll(async () => atRest.equals(await course.screenshot())).toBe(false);
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
