import type { Page } from '@playwright/test';
import { fill } from '../../app/lib/content/fill.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { answerAt, haveAnswered } from '../support/settled-visitor.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { tabTo } from './by-keyboard.ts';
import { formIn } from './contact-sheet.ts';
import { test as measured, toolIds } from './measured-test.ts';
import { pageMessagesIn } from './page-messages.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit } from './visit.ts';
import { withoutLoading } from './ways.ts';

const phone = { width: 390, height: 844 };
const firm = 'permit=yes&place=inside&difficulty=no&linked=no&staff=small&money=micro';
const project = `${firm}&goal=implement&project=20000&begun=no`;

/** An admission other than a business permit: only the State can decide. */
const notary = firm.replace('permit=yes', 'permit=other');

const answerOn = (page: Page) => page.locator('#answer');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`).check();

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('[PF-2][PF-4][PF-5] the form asks again for what is open, keeps the rest, and its answer can be sent to us', async ({
    page,
  }) => {
    const { questions, form, answer, meta } = pageMessagesIn('uk').programmes;
    await page.goto('/uk/programmes');
    for (const told of [page.getByLabel(questions.project.ask), page.getByText(questions.permit.more.title)])
      await expect(told).toBeHidden();
    for (const [name, value] of new URLSearchParams(`${notary}&goal=both`)) await choose(page, name, value);
    await expect(page.getByText(questions.permit.more.title)).toBeVisible();
    await expect(page.getByText(questions.linked.more.title)).toBeHidden();
    await page.getByLabel(questions.project.ask).fill('двадцять');
    await page.getByRole('button', { name: form.show }).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      `${questions.diagnosis.name}: ${form.amountMissing}`,
      new RegExp(`^${questions.project.name}: ${form.amountWrong.slice(0, 30)}`),
      `${questions.begun.name}: ${form.choose}`,
    ]);
    const asked = page.getByLabel(questions.project.ask);
    await expect(asked).toHaveValue('двадцять');
    await expect(asked).toHaveAttribute('aria-invalid', 'true');
    await expect(asked).toHaveAccessibleDescription(new RegExp(`^${form.amountWrong.slice(0, 30)}`));
    await expect(page).toHaveTitle(fill(form.titleOfProblem, { name: meta.title }));
    await page.getByLabel(questions.diagnosis.ask).fill('бл. 20 тис. €');
    await page.getByLabel(questions.project.ask).fill('10000');
    await choose(page, 'begun', 'no');
    await page.getByRole('button', { name: form.show }).click();
    await expect(answerOn(page)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      answer.admission.both,
    );
    // Refunds of 50 % and 70 %: the first arrives before the second invoice; 17 % VAT is advanced.
    await expect(answerOn(page)).toContainText(/17.000.€.*30.000.€.*13.000.€.*25.100.€/);
    await expect(answerOn(page).getByRole('figure')).toContainText(/30.000.€57.?%.*43.?%/);
    await page.getByText(answer.cash.title).click();
    await expect(page.getByRole('row', { name: answer.cash.vatOnTop })).toContainText(/5.100.€/);
    await page.locator('noscript summary').click();
    await expect(page.getByRole('main').locator('textarea')).toHaveValue(
      new RegExp(`${answer.admission.both}. .*13.000.€[\\s\\S]*${questions.begun.name}: `),
    );
  });
});

test.describe('by keyboard alone, on a phone', () => {
  test.use({ viewport: phone });

  test('[PF-4][PF-5][PF-7] the answer follows each change without a request, and goes into the contact form', {
    tag: '@firefox',
  }, async ({ page }) => {
    const { questions, form, answer } = pageMessagesIn('en').programmes;
    await visit(page, '/en/programmes');
    const asked: string[] = [];
    await withoutLoading(page, async () => {
      await tabTo(page, page.getByRole('button', { name: form.show }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await page.keyboard.press('Tab');
      page.on('request', (request) => {
        // Chromium requests the icon again with each address.
        if (!request.url().endsWith('/favicon.svg')) asked.push(request.url());
      });
      await page.keyboard.press('Enter');
      for (const [name, value] of new URLSearchParams(project)) {
        const field = page.locator(`[name="${name}"]`).first();
        // The error list's link has moved the focus to the first question.
        if (name !== 'permit') await page.keyboard.press('Tab');
        await expect(page.locator(`[name="${name}"]:focus`)).toHaveCount(1);
        if (name === 'project') await page.keyboard.type('20k');
        else {
          await page.keyboard.press('Space');
          const values = await page
            .locator(`[name="${name}"]`)
            .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
          for (let step = 0; step < values.indexOf(value); step += 1) await page.keyboard.press('ArrowDown');
        }
        await expect(field).toBeAttached();
      }
      await expect(page.getByRole('status').filter({ hasText: answer.verdicts.smePackages })).toContainText(
        '€14,000 of €20,000, if all of it is eligible. Your share is €6,000.',
      );
      expect(placeOf(page)).toBe(`/en/programmes?${project.replace('20000', '20k')}&show=answer`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(answerOn(page)).toBeFocused();
      expect(asked).toEqual([]);
      await tabTo(page, page.getByRole('link', { name: answer.send }));
      await page.keyboard.press('Enter');
    });
    await expect(formIn(page, 'en').field('message')).toHaveValue(
      new RegExp(
        `${answer.verdicts.smePackages}. .* we would pay about €6,000 [\\s\\S]*${questions.project.name}: €20,000`,
      ),
    );
    // Unchanged storage, but for the address's language.
    expect((await page.evaluate(() => Object.keys(localStorage))).toSorted()).toEqual([
      'fit4aiPopupDismissed',
      'language',
    ]);
  });
});

test('[PF-2][PF-4][LG-5] another language keeps the answers, a no leads back to its question, and a link to other answers fills the form anew', async ({
  page,
}) => {
  await visit(page, `/en/programmes?${project}`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  const { answer, questions } = pageMessagesIn('fr').programmes;
  await expect(answerOn(page).getByRole('heading').first()).toHaveText(answer.verdicts.smePackages);
  expect(placeOf(page)).toBe(`/fr/programmes?${project}`);
  await choose(page, 'difficulty', 'yes');
  await expect(answerOn(page).getByRole('heading')).toHaveText(answer.neither);
  await answerOn(page).getByRole('link', { name: questions.difficulty.name }).click();
  await expect(page.locator('#difficulty-yes')).toBeFocused();
  expect(placeOf(page)).toBe(`/fr/programmes?${project.replace('difficulty=no', 'difficulty=yes')}`);
  await page.goBack();
  await expect(page.locator('[name="difficulty"][value="no"]')).toBeChecked();
});

test('[PF-3][PF-7] a filled page has no fault that axe finds, by day and by night, and prints on one sheet', async ({
  page,
}) => {
  const budgets = 'goal=both&diagnosis=70000&project=24999.40&begun=no';
  const longest = `${notary.replace('staff=small', 'staff=medium').replace('linked=no', 'linked=yes')}&${budgets}`;
  for (const language of languages) {
    await visit(page, `/${language}/programmes?${longest}`);
    expect.soft(await axeViolationsByDayAndNight(page), language).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const sheet = await page.pdf({ format: 'A4', margin });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(1);
  }
});

measured(
  '[PF-5] a recording rests while the questions are asked, and goes on after them',
  async ({ page, context, site, tools }) => {
    await haveAnswered(context, site.url, await answerAt(site.url, true));
    await visit(page, `/en/programmes?${project}`);
    await expect.poll(() => tools.scripts).toEqual([`/gtag/js?id=${toolIds.google}`]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await expect.poll(() => tools.scripts).toContain(`/tag/${toolIds.clarity}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Subsidy finder' }).click();
    await expect.poll(() => tools.told.filter(({ tool }) => tool === 'clarity').at(-1)?.command).toBe('stop');
    expect(JSON.stringify(tools.told)).not.toContain('permit=');
  },
);
