import { company, messagesIn } from '../support/messages.ts';
import { pageMessagesIn } from './page-messages.ts';
import { headOf, related, title } from './posts.ts';
import { expect, test } from './site-test.ts';
import { holdBack, stopClock, visit } from './visit.ts';

test('[BL-5] three links share the post, each on its network’s page in a tab of its own', async ({
  page,
  context,
}) => {
  const networks = /^https:\/\/(www\.facebook|twitter|www\.linkedin)\.com\//;
  await context.route(networks, (route) => route.fulfill({ contentType: 'text/html', body: 'Share' }));
  await visit(page, '/de/blog/2');
  const heading = await title(page).innerText();
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  expect(canonical).toContain(`${company.url}/de/news/`);
  const address = encodeURIComponent(canonical);
  const wanted = {
    'Auf Facebook teilen': `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    'Auf Twitter teilen': `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(heading)}`,
    'Auf LinkedIn teilen': `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  };
  for (const [name, url] of Object.entries(wanted)) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(await opened).toHaveURL(url);
  }
});

test('[BL-5] “copy link” puts the address on the clipboard and says so, until the next post', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/fr/blog/3');
  const { copy, copied } = pageMessagesIn('fr').blogPost.share;
  await page.getByRole('button', { name: copy, exact: true }).click();
  const said = page.getByRole('status').filter({ hasText: copied });
  await expect(said).toBeVisible();
  const address = page.url();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await related(page).first().click();
  await expect(page).not.toHaveURL(address);
  await expect(said).toHaveCount(0);
});

test('[BL-3] a post that is slow to come is outlined for half a second, then said to be on its way, and then stands there', async ({
  page,
}) => {
  const release = await holdBack(page, /\/blog\/\d+\.data/);
  await stopClock(page);
  await visit(page, '/de');
  await page.clock.runFor(400);
  await page
    .locator('#blog')
    .getByRole('link', { name: headOf('de', 2, 'title') })
    .click();
  const main = page.getByRole('main');
  const block = page.locator('.arriving i').first();
  const late = main.getByRole('status').filter({ hasText: messagesIn('de').site.arriving.late });
  const isOutlined = async () => {
    await page.clock.runFor(20);
    return block.isVisible();
  };
  // A mock clock, because a busy machine stretches half a second.
  await expect.poll(isOutlined, { intervals: [50] }).toBe(true);
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
  await page.clock.runFor(350);
  await expect(block).toBeVisible();
  await expect(late).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(block).toBeHidden();
  await expect(late).toBeVisible();

  release();
  await expect(title(page)).toHaveText(headOf('de', 2, 'title'));
  await expect(page.locator('.arriving')).toHaveCount(0);
});
