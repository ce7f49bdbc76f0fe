import path from 'node:path';
import type { Page } from '@playwright/test';
import { pagePaths, postPaths } from '../../app/lib/i18n/href.ts';
import { buildCopy } from '../support/edited-build.ts';
import { copyProject } from '../support/project-copy.ts';
import { addPseudoLanguage, pseudoLanguage } from '../support/pseudo-language.ts';
import { startSite, temporaryFolder } from '../support/running-site.ts';
import { expect, expectComplaints, test as siteTest } from './site-test.ts';
import { takeTime } from './submissions.ts';
import { crampedTexts, foreignTexts } from './text-and-room.ts';
import { stopClock, visit } from './visit.ts';

/** A copy of the site in English and the pseudo-language. */
const test = siteTest.extend<object, object>({
  site: [
    async ({ webhook }, use) => {
      const { folder, remove } = temporaryFolder();
      copyProject(folder);
      addPseudoLanguage(folder);
      await buildCopy(folder);
      const site = await startSite(
        { DATA_DIR: folder, WEBHOOK_URL: webhook.url, TRUSTED_PROXIES: '1' },
        path.join(folder, 'build'),
      );
      await use(site);
      await site.stop();
      remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One build for all tests, so they run in sequence.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks the page on a phone and a desktop. */
async function expectNoViolation(page: Page, state: string) {
  expect.soft(await foreignTexts(page), `${state}: not from the words of the language`).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await crampedTexts(page), `${state}, ${width} px: no room`).toEqual([]);
  }
}

const asked = 'permit=yes&place=inside&linked=no&difficulty=no&staff=small&money=micro&goal=both&begun=no';
const paths = [
  ...Object.values(pagePaths),
  // What the finder finds wrong, and what it finds.
  ...['project=x', 'diagnosis=20000&project=20000'].map(
    (amounts) => `${pagePaths.programmes}?${asked}&${amounts}&show=answer`,
  ),
  postPaths.byName,
  `${postPaths.byName}/what-fit-4-ai-pays-for`,
  `${postPaths.byNumber}/x`,
];

test('[LG-9] every word of every page is the language’s, and has room when it is two fifths longer', async ({
  page,
  complaints,
}) => {
  test.slow();
  for (const place of paths) {
    await visit(page, `/${pseudoLanguage}/${place}`);
    await expectNoViolation(page, `/${place}`);
  }
  // The last path is an unknown post.
  await expectComplaints(complaints, /status of 400/);
});

test('[LG-9] so it is with what forms say: what is wrong, that nothing could be sent, and thanks', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await visit(page, `/${pseudoLanguage}`);
  const forms = ['#contact form', 'footer form[novalidate]'].map((form) => page.locator(form));
  for (const form of forms) {
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  }
  await expectNoViolation(page, 'empty forms');

  await page.route('**/api/{contact,newsletter}', (route) => route.abort());
  for (const form of forms) {
    for (const field of await form.locator('input:visible, textarea').all())
      await field.fill('ada@firm.example');
    await takeTime(page);
    await form.locator('[type=submit]').click();
    await expect(form.getByRole('alert').last()).toBeVisible();
  }
  await expectNoViolation(page, 'forms that could not be sent');
  complaints.length = 0;

  await page.unrouteAll();
  for (const form of forms) await form.locator('[type=submit]').click();
  await expect(page.locator('#contact').getByRole('status')).toBeVisible();
  await expect(page.locator('footer [type=submit].done')).toBeVisible();
  await expectNoViolation(page, 'forms that were sent');
});

test('[LG-9] so it is with what opens: the menu, the languages, a policy, the assistant and its answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, `/${pseudoLanguage}/services`);
  await page.locator('.nav__toggle').click();
  await expect(page.locator('.menu')).toBeVisible();
  expect.soft(await foreignTexts(page), 'the menu').toEqual([]);
  expect.soft(await crampedTexts(page), 'the menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.lang__button').click();
  await expectNoViolation(page, 'the languages');
  await page.keyboard.press('Escape');
  await page.locator('.foot__legal button').nth(1).click();
  await expect(page.locator('dialog.policies h2').first()).toBeVisible();
  await expectNoViolation(page, 'a policy');
  await page.keyboard.press('Escape');
  await page.locator('.ask button').click();
  await page.locator('.chat__questions button').first().click();
  await expect(page.locator('.chat__exchange .chat__said--assistant a').first()).toBeVisible();
  await expectNoViolation(page, 'the assistant');
});

test.describe('a visitor who comes for the first time', () => {
  test.use({ answered: false });

  test('[LG-9] so it is with the question about cookies, its details and its settings, and with the popup', async ({
    page,
  }) => {
    await stopClock(page);
    await visit(page, `/${pseudoLanguage}`);
    await page.clock.runFor(1100);
    const banner = page.locator('.consent');
    await banner.locator('[aria-controls=consent-details]').click();
    await expectNoViolation(page, 'the question about cookies');
    await banner.locator('[value=accepted]:visible').click();
    await expect(banner).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(page.locator('dialog.popup')).toBeVisible();
    await expectNoViolation(page, 'the popup');
    await page.locator('.popup__close').click();
    await page.locator('.foot__legal form button').last().click();
    await expect(banner).toBeVisible();
    await expectNoViolation(page, 'the settings');
  });
});
