import { chatMessagesPath } from '../../app/features/chat/ui/chat-messages.ts';
import { messagesIn } from '../support/messages.ts';
import { expect, openPanel, panelIn, test } from './assistant.ts';
import { axeViolations } from './axe-violations.ts';
import { expectComplaints } from './site-test.ts';
import { visit } from './visit.ts';

/** Limit of the assistant with its Markdown in bytes (Brotli). */
const heaviest = 25 * 1024;

test('[CH-4] nothing of the assistant but its button is asked for before it is opened, and then no more than 25 KB', async ({
  page,
}) => {
  // From the network; cached files count 0.
  const arrived: { path: string; bytes: number }[] = [];
  const paths = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    paths.set(requestId, new URL(response.url).pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    if (bytes > 0) arrived.push({ path: paths.get(requestId) ?? '', bytes });
  });
  await visit(page, '/uk');
  const { opener } = panelIn(page, 'uk');
  await opener.hover();
  await opener.focus();
  await page.waitForLoadState('networkidle');
  expect(arrived.filter(({ path }) => path.includes('chat'))).toEqual([]);
  expect(await page.content()).not.toContain(messagesIn('uk').chat.panel.notice);

  arrived.length = 0;
  await openPanel(page, 'uk');
  await page.waitForLoadState('networkidle');
  const asked = arrived.map(({ path }) => path.replace(/-[\w-]{8}\.js$/, ''));
  expect(new Set(asked)).toEqual(new Set(['/assets/chat-panel', chatMessagesPath('uk')]));
  const weight = arrived.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(heaviest);
});

for (const [viewport, colorScheme, language] of [
  [{ width: 1440, height: 900 }, 'dark', 'uk'],
  [{ width: 320, height: 568 }, 'light', 'de'],
] as const) {
  test(`[CH-1][CH-3] in ${language} at ${viewport.width} px in ${colorScheme} axe finds nothing in the assistant at its opening, thinking, answering, failing; nothing runs out of the window`, async ({
    page,
    assistant,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, `/${language}/certifications`);
    const { ask, log, again, field, dialog, team, restart } = await openPanel(page, language);
    const expectFine = async (state: string) => {
      expect.soft(await axeViolations(page), state).toEqual([]);
      const runsOut = await dialog.evaluate((panel) =>
        [...panel.querySelectorAll('*')]
          .filter((element) => !element.closest('.vh'))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > window.innerWidth || element.scrollWidth > element.clientWidth + 1;
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect.soft(runsOut, state).toEqual([]);
    };
    await expectFine('at its opening');
    await ask('70 %?');
    const answer = await assistant.question();
    await expectFine('thinking');
    await answer.say(
      `**70 %**, \`code\`:\n\n- Guichet\n\n[Guichet](/${language}#contact)\n\nm${'m'.repeat(90)}\n\n\`\`\`\n${'x'.repeat(80)}\n\`\`\`\n\n…`,
    );
    await expect(log).toContainText('…');
    await expectFine('answering');
    answer.end();
    await expect(team).toBeInViewport();
    await expect(restart).toBeInViewport();
    expect(await log.evaluate((element) => element.clientHeight)).toBeGreaterThan(150);
    await ask('70 %?');
    (await assistant.question()).refuse(502);
    await expect(again).toBeVisible();
    await field.fill('a'.repeat(2001));
    await field.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectFine('failing');
    await expectComplaints(complaints, /status of 502/);
  });
}
