import { expect, onTestFinished, test } from 'vitest';
import { fr, messagesIn, uk } from '../support/messages.ts';
import { startMailServer } from '../support/mock-mail-server.ts';
import { startMockWebhook } from '../support/mock-webhook.ts';
import { sendJson, siteOfTest } from '../support/test-site.ts';

async function open() {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.close);
  const webhook = await startMockWebhook();
  onTestFinished(webhook.close);
  const site = await siteOfTest({
    MAIL_URL: mailServer.url,
    MAIL_TO: 'owner@firm.lu',
    WEBHOOK_URL: webhook.url,
  });
  const subscribe = (email: string, page: string) =>
    sendJson(`${site.url}/api/newsletter`, { email }, { Referer: site.url + page });
  const mailTo = async (email: string) => {
    const mails = () => mailServer.received.filter(({ to }) => to.includes(email));
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
    return mails()[0]?.mail;
  };
  // Mails link to the public address, so the test replaces the origin.
  const here = (link = '') => link.replace(new URL(link).origin, site.url);
  return { webhook, subscribe, mailTo, here };
}

const asPage = { Accept: 'text/html' };
const linkIn = (text = '') => /https:\S+/.exec(text)?.[0] ?? '';

test('[ML-2] a subscription is confirmed by the button behind the link alone, in the page’s language, and told once', async () => {
  const { webhook, subscribe, mailTo, here } = await open();
  const answer = await subscribe('anna@example.org', `/${uk}`);
  expect([answer.status, await answer.json()]).toMatchObject([202, { confirm: true }]);
  const mail = await mailTo('anna@example.org');
  const { confirmation, confirm } = messagesIn(uk).newsletter;
  expect(mail?.subject).toBe(confirmation.subject);
  expect(mail?.text).toContain(confirmation.text);
  expect(mail?.html).toContain(`lang="${uk}"`);

  const link = here(linkIn(mail?.text));
  for (const _ of ['a scanner', 'a person']) {
    const page = await fetch(link, { headers: asPage });
    expect(await page.text()).toContain(confirm.button);
  }
  expect(webhook.received).toEqual([]);
  for (const _ of ['once', 'and again']) {
    const page = await fetch(link, { method: 'POST', headers: asPage, body: new URLSearchParams() });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(confirm.doneTitle)]);
  }
  const told = await mailTo('owner@firm.lu');
  expect(told?.text).toMatch(/Email: anna@example\.org\nAsked: .*\nConfirmed: .*\nWording: [0-9a-f]{32}\n/);
  await webhook.until(1);
  expect(webhook.received.map(({ body }) => body)).toEqual([
    '{"type":"newsletter","email":"anna@example.org"}',
  ]);
});

test('[ML-2] a mail program ends a subscription with one POST, and no link but ours does anything', async () => {
  const { webhook, subscribe, mailTo, here } = await open();
  await subscribe('anna@example.org', `/${fr}`);
  const mail = await mailTo('anna@example.org');
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = here(header('list-unsubscribe').slice(1, -1));
  const page = await (await fetch(link, { headers: asPage })).text();
  expect(page).toContain(`<title>${messagesIn(fr).newsletter.unsubscribe.title}</title>`);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
  await webhook.until(1);
  expect(webhook.received.map(({ body: sent }) => sent)).toEqual([
    '{"type":"unsubscribe","email":"anna@example.org"}',
  ]);
  for (const wrong of [link.replace('token=', 'token=x'), `${link}x`, link.replace(/token=.*/, '')])
    expect((await fetch(wrong, { method: 'POST', body })).status).toBe(410);
});
