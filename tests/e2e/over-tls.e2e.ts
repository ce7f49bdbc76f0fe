import { messagesIn } from '../support/messages.ts';
import { portOf } from '../support/raw-exchange.ts';
import { startTlsProxy } from '../support/tls-proxy.ts';
import { formIn, submission } from './contact-sheet.ts';
import { expect, test as siteTest } from './site-test.ts';
import { expectSubmission } from './submissions.ts';
import { visit } from './visit.ts';

/** The public address, behind a TLS proxy. */
const test = siteTest.extend<{ secureUrl: string }>({
  secureUrl: async ({ site }, use) => {
    const proxy = await startTlsProxy(portOf(site.url));
    await use(proxy.url);
    await proxy.stop();
  },
});

// Self-signed.
test.use({ ignoreHTTPSErrors: true });

test('[CT-2][LG-7] over TLS a letter arrives, and the cookies of server and page travel no other way', async ({
  page,
  context,
  webhook,
  secureUrl,
}) => {
  await page.clock.install();
  await visit(page, `${secureUrl}/fr`);
  await page.clock.runFor(3000);
  const { fill, send, sheet } = formIn(page, 'fr');
  const fields = submission('Through a tunnel');
  await fill(fields);
  await send.click();
  await expect(sheet.getByRole('status')).toContainText(messagesIn('fr').contact.sent.text);
  await expectSubmission(webhook, fields.subject, fields);
  const own = (await context.cookies(secureUrl)).filter(({ domain }) => domain === 'localhost');
  expect(own.map(({ name, secure }) => [name, secure])).toEqual([['language', true]]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CT-6] over TLS a form that the browser posts by itself is taken in', async ({ page, secureUrl }) => {
    await page.goto(`${secureUrl}/fr`);
    const { form } = messagesIn('fr').newsletter;
    await page.getByRole('contentinfo').getByRole('textbox').first().fill('zoe@example.org');
    await page.getByRole('contentinfo').getByRole('button', { name: form.subscribe }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: messagesIn('fr').newsletter.sent.title }),
    ).toBeVisible();
  });
});
