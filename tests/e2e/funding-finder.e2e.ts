import type { Page } from '@playwright/test';
import { figureOf } from '../../app/lib/content/read-facts.ts';
import { facts, messagesIn, uk, valuesIn } from '../support/messages.ts';
import { answerAt, haveAnswered } from '../support/settled-visitor.ts';
import { tabTo } from './by-keyboard.ts';
import { formIn } from './form-steps.ts';
import { test as measured, toolIds } from './measured-test.ts';
import { expect, test } from './site-test.ts';
import { placeOf, visit, withoutLoading } from './visit.ts';

const phone = { width: 390, height: 844 };
const FIRM = 'permit=yes&place=inside&difficulty=no&linked=no&staff=small&money=micro';
const [diagnosed, built] = [figureOf(facts, 'fit4aiExample'), figureOf(facts, 'smeExample')];
const PROJECT = `${FIRM}&goal=implement&project=${built}&begun=no`;

/** With another admission than a business permit, only the State can decide. */
const notary = FIRM.replace('permit=yes', 'permit=other');

const answerOn = (page: Page) => page.locator('#answer');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`).check();

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('[PF-2][PF-4][PF-5] the form asks again for what is open, and keeps the rest', async ({ page }) => {
    const { questions, form, answer } = messagesIn(uk).finder;
    await page.goto(`/${uk}/programmes`);
    await expect(page.getByLabel(questions.project.ask)).toBeHidden();
    for (const [name, value] of new URLSearchParams(`${notary}&goal=both`)) await choose(page, name, value);
    await page.getByLabel(questions.project.ask).fill('двадцять');
    await page.getByRole('button', { name: form.show }).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      `${questions.diagnosis.name}: ${form.amountMissing}`,
      new RegExp(`^${questions.project.name}: ${form.amountWrong.slice(0, 30)}`),
      `${questions.begun.name}: ${form.choose}`,
    ]);
    const field = page.getByLabel(questions.project.ask);
    await expect(field).toHaveValue('двадцять');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${form.amountWrong.slice(0, 30)}`));
    await page.getByLabel(questions.diagnosis.ask).fill(`бл. ${diagnosed / 1000} тис. €`);
    await page.getByLabel(questions.project.ask).fill(`${built}`);
    await choose(page, 'begun', 'no');
    await page.getByRole('button', { name: form.show }).click();
    await expect(answerOn(page)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      answer.admission.both,
    );
    await page.locator('noscript summary').click();
    await expect(page.getByRole('main').locator('textarea')).toHaveValue(
      new RegExp(`${answer.admission.both}. [\\s\\S]*${questions.begun.name}: `),
    );
  });
});

test.describe('by keyboard alone, on a phone', () => {
  test.use({ viewport: phone });

  test('[PF-4][PF-5][PF-7] the answer follows without a request', { tag: '@firefox' }, async ({ page }) => {
    const { questions, form, answer } = messagesIn('en').finder;
    const { smeExample, smeExampleState, smeExampleYou } = valuesIn('en');
    await visit(page, '/en/programmes');
    const asked: string[] = [];
    await withoutLoading(page, async () => {
      await tabTo(page, page.getByRole('button', { name: form.show }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await page.keyboard.press('Tab');
      page.on('request', (request) => {
        // Chromium requests the icon again with each address.
        if (!request.url().endsWith('/favicon.svg')) asked.push(request.url());
      });
      await page.keyboard.press('Enter');
      for (const [name, value] of new URLSearchParams(PROJECT)) {
        // The error list's link has moved the focus to the first question.
        if (name !== 'permit') await page.keyboard.press('Tab');
        await expect(page.locator(`[name="${name}"]:focus`)).toHaveCount(1);
        if (name === 'project') await page.keyboard.type(`${built / 1000}k`);
        else {
          await page.keyboard.press('Space');
          const values = await page
            .locator(`[name="${name}"]`)
            .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
          for (let step = 0; step < values.indexOf(value); step += 1) await page.keyboard.press('ArrowDown');
        }
      }
      await expect(page.getByRole('status').filter({ hasText: answer.verdicts.smePackages })).toContainText(
        `${smeExampleState} of ${smeExample}, if all of it is eligible. Your share is ${smeExampleYou}.`,
      );
      expect(placeOf(page)).toBe(
        `/en/programmes?${PROJECT.replace(`${built}`, `${built / 1000}k`)}&show=answer`,
      );
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(answerOn(page)).toBeFocused();
      expect(asked).toEqual([]);
      await tabTo(page, page.getByRole('link', { name: answer.send }));
      await page.keyboard.press('Enter');
    });
    await expect(formIn(page, 'en').field('message')).toHaveValue(
      new RegExp(
        `${answer.verdicts.smePackages}. .* we would pay about ${smeExampleYou} [\\s\\S]*${questions.project.name}: ${smeExample}`,
      ),
    );
  });
});

measured(
  '[PF-5] a recording rests while the questions are asked, and goes on after them',
  async ({ page, context, site, tools }) => {
    await haveAnswered(context, site.url, await answerAt(site.url, true));
    await visit(page, `/en/programmes?${PROJECT}`);
    await expect.poll(() => tools.scripts).toEqual([`/gtag/js?id=${toolIds.google}`]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await expect.poll(() => tools.scripts).toContain(`/tag/${toolIds.clarity}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Subsidy finder' }).click();
    await expect.poll(() => tools.told.filter(({ tool }) => tool === 'clarity').at(-1)?.command).toBe('stop');
    expect(JSON.stringify(tools.told)).not.toContain('permit=');
  },
);
