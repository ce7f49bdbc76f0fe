import type { Page } from '@playwright/test';
import { fill } from '../../../app/lib/content/fill.ts';
import { de, messagesIn, uk } from '../../support/messages.ts';
import { axeViolationsByDayAndNight } from '../axe-violations.ts';
import { tabTo } from '../by-keyboard.ts';
import { expect, test, testWithoutScripts } from '../site-test.ts';
import { scriptsRun, visit } from '../visit.ts';

const slots = (page: Page) => page.getByRole('main').locator('a.slot');
const contact = (page: Page) => page.locator('#contact');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Each test needs its own address, because bookings per address are limited. */
const newEmail = () => `${test.info().testId}@example.org`;
const inKyiv = (words: { slots: { yours: string } }, time: string) =>
  fill(words.slots.yours, { time: time.replace(/^\d+/, (hour) => `${Number(hour) + 1}`) });

testWithoutScripts('[BK-3] a talk is booked, moved and cancelled in Ukrainian', async ({ page }) => {
  const words = messagesIn(uk).booking;
  await page.goto(`/${uk}`);
  await contact(page).getByRole('link', { name: words.next.all }).click();
  await page.getByLabel(words.slots.otherZone).selectOption('Europe/Kyiv');
  await page.getByRole('button', { name: words.slots.show }).click();
  const own = inKyiv(words, await slots(page).first().locator('time').innerText());
  await expect(slots(page).first()).toContainText(own);
  await slots(page).first().click();
  await expect(page.getByRole('main')).toContainText(own);
  await page.getByLabel(words.form.name, { exact: true }).fill('Оксана');
  await page.getByRole('main').getByLabel(words.form.email, { exact: true }).fill(newEmail());
  await page.getByLabel(words.form.way).selectOption('office');
  await expect(page.getByLabel(words.form.phone, { exact: true })).toBeHidden();
  await page.getByRole('button', { name: words.form.send }).click();
  await expect(heading(page)).toHaveText(words.manage.booked);
  await expect(page.getByText(words.manage.noMail)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', uk);
  await page.getByRole('link', { name: words.manage.change }).click();
  await page.locator('label.slot').nth(1).click();
  await page.getByRole('button', { name: words.manage.changeTo }).click();
  await expect(heading(page)).toHaveText(words.manage.changed);
  await page.getByRole('button', { name: words.manage.cancel }).click();
  await expect(heading(page)).toHaveText(words.manage.cancelled);
});

test.describe('above the contact form, in Brussels', () => {
  test.use({ timezoneId: 'Europe/Brussels' });

  test('[BK-1][BK-3] the next three times come when seen, and lead to the form', async ({ page }) => {
    await visit(page, `/${de}`);
    await contact(page).scrollIntoViewIfNeeded();
    const times = contact(page).locator('a[href*="at="]');
    const height = (await contact(page).boundingBox())?.height;
    await expect(times).toHaveCount(3);
    expect((await contact(page).boundingBox())?.height).toBe(height);
    const time = await times.first().locator('b').innerText();
    await times.first().click();
    await expect(page.locator('.booking__when')).toContainText(time);
    await visit(page, `/${de}/book`);
    await expect(slots(page).first().locator('time, small')).toHaveText([/^\d+:\d\d$/]);
  });
});

test.describe('on a phone of 320 pixels, in Kyiv', () => {
  test.use({ viewport: { width: 320, height: 640 }, timezoneId: 'Europe/Kyiv' });

  const isNarrow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  test('[BK-3] the keyboard alone books a talk, with both clocks and nothing for axe', async ({ page }) => {
    const words = messagesIn(de).booking;
    await visit(page, `/${de}/book`);
    const time = await slots(page).first().locator('time').innerText();
    await expect(slots(page).first().locator('time, small')).toHaveText([time, inKyiv(words, time)]);
    expect([await axeViolationsByDayAndNight(page), await isNarrow(page)]).toEqual([[], true]);
    await tabTo(page, slots(page).nth(1));
    await page.keyboard.press('Enter');
    await page.waitForURL(/at=/);
    await scriptsRun(page);
    expect([await axeViolationsByDayAndNight(page), await isNarrow(page)]).toEqual([[], true]);
    await tabTo(page, page.getByLabel(words.form.name, { exact: true }));
    await page.keyboard.type('Anna');
    await tabTo(page, page.getByRole('main').getByLabel(words.form.email, { exact: true }));
    await page.keyboard.type(newEmail());
    await tabTo(page, page.getByLabel(words.form.phone, { exact: true }));
    await page.keyboard.type('+352 1');
    await tabTo(page, page.getByRole('button', { name: words.form.send }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(words.manage.booked);
    expect([await axeViolationsByDayAndNight(page), await isNarrow(page)]).toEqual([[], true]);
  });
});
