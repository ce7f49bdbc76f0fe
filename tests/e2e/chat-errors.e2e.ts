import { de, fr, messagesIn, uk } from '../support/messages.ts';
import { type Answering, expect, openPanel, test } from './assistant.ts';
import { axeViolationsByDayAndNight } from './axe-violations.ts';
import { expectComplaints } from './site-test.ts';
import { visit } from './visit.ts';

const sorry = messagesIn(uk).chat.problems.failed;

test('[CH-3] what fails is apologised for, and asked again', async ({ page, assistant, complaints }) => {
  await visit(page, `/${uk}/about`);
  const { ask, log, again, field, restart } = await openPanel(page, uk);
  const failures: [begun: string, fail: (answer: Answering) => void, noted: RegExp][] = [
    ['', ({ refuse }) => refuse(502, { code: 'chat_failed' }), /status of 502/],
    ['Between four and', ({ cut }) => cut(), /ERR_INCOMPLETE_CHUNKED_ENCODING/],
  ];
  for (const [begun, fail, noted] of failures) {
    await ask('?');
    const answer = await assistant.question();
    if (begun) await answer.say(begun);
    await expect(log).toContainText(begun);
    fail(answer);
    await expect(log.getByText(sorry)).toBeVisible();
    await expect(log).toContainText(begun);
    await expectComplaints(complaints, noted);
    await again.click();
    expect((await assistant.reply('Now.')).messages).toEqual([{ role: 'user', content: '?' }]);
    await expect(log.getByText('Now.')).toBeVisible();
    await expect(log.getByText(sorry)).toBeHidden();
    await expect(field).toBeFocused();
    await restart.click();
  }
});

test('[CH-4] a reply can be stopped, and what has come stays', async ({ page, assistant }) => {
  await visit(page, `/${fr}`);
  const { ask, log, stop, again, field, messages } = await openPanel(page, fr);
  await ask('Lentement ?');
  const silent = await assistant.question();
  await stop.click();
  await silent.abandoned;
  await expect(log.getByText(messages.panel.stopped)).toBeVisible();
  await expect(log.getByText(messages.panel.thinking)).toHaveCount(0);
  await expect(field).toBeFocused();

  await again.click();
  const begun = await assistant.question();
  await begun.say('D’abord');
  await expect(log).toContainText('D’abord');
  await stop.click();
  await begun.abandoned;
  await ask('Plus court');
  expect((await assistant.question()).asked.messages).toEqual([
    { role: 'user', content: 'Lentement ?' },
    { role: 'assistant', content: 'D’abord' },
    { role: 'user', content: 'Plus court' },
  ]);
});

test('[CH-1][CH-3] axe finds nothing in any state, also narrow', async ({ page, assistant, complaints }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, `/${de}/certifications`);
  const { ask, log, again, field, dialog, team, restart } = await openPanel(page, de);
  const expectFine = async (state: string) => {
    expect.soft(await axeViolationsByDayAndNight(page), state).toEqual([]);
    const runsOut = await dialog.evaluate((panel) =>
      [...panel.querySelectorAll('*')]
        .filter((element) => !element.closest('.visually-hidden'))
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
    `**70 %**, \`code\`:\n\n- Guichet\n\n[Guichet](/${de}#contact)\n\nm${'m'.repeat(90)}\n\n\`\`\`\n${'x'.repeat(80)}\n\`\`\`\n\n…`,
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
