import { longestMessage } from '../../app/features/chat/ui/conversation.ts';
import { fill } from '../../app/lib/content/fill.ts';
import { type Answering, expect, openPanel, test } from './assistant.ts';
import { expectComplaints } from './site-test.ts';
import { visit } from './visit.ts';

const sorry = 'Вибачте, сталася помилка. Будь ласка, спробуйте пізніше.';

test('[CH-3] after a lost connection, a service that is down and a reply that is cut the assistant says sorry in the visitor’s language, keeps what came, and asks again when it is told to', async ({
  page,
  assistant,
  complaints,
}) => {
  await visit(page, '/uk/about');
  const { ask, log, again, field, restart } = await openPanel(page, 'uk');
  const failures: [begun: string, fail: (answer: Answering) => void, noted: RegExp][] = [
    // First: on a connection that is in use again Chromium would ask once more by itself.
    ['', ({ cut }) => cut(), /ERR_EMPTY_RESPONSE|ERR_CONNECTION/],
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

test('[CH-4] a reply can be stopped while it thinks and while it comes: the server is told, what has come stays, and goes along with the next question', async ({
  page,
  assistant,
}) => {
  await visit(page, '/fr');
  const { ask, log, stop, again, field, messages } = await openPanel(page, 'fr');
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

test('[CH-6] a message that is too long is not sent, and one that the server refuses comes back: the visitor is told, keeps it, and can shorten it or start over', async ({
  page,
  assistant,
  complaints,
}) => {
  await visit(page, '/');
  const { ask, field, send, dialog, restart, messages } = await openPanel(page, 'en');
  const text = 'a'.repeat(longestMessage + 1);
  await field.fill(text);
  await send.click();
  const told = fill(messages.problems.tooLong, { max: '2,000' });
  await expect(dialog.getByRole('alert')).toHaveText(told);
  await expect(field).toHaveAccessibleDescription(told);
  await expect(field).toHaveValue(text);
  expect(assistant.count()).toBe(0);
  await field.press('Backspace');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await field.press('Enter');
  expect((await assistant.reply('Moien.')).messages.at(-1)?.content).toHaveLength(longestMessage);

  for (const [status, code, problem] of [
    [400, 'too_long', 'tooLong'],
    [400, 'too_many', 'full'],
    [413, 'too_large', 'full'],
  ] as const) {
    await ask('And then?');
    (await assistant.question()).refuse(status, { code: 'invalid', errors: [{ field: 'messages', code }] });
    await expect(dialog.getByRole('alert')).toContainText(messages.problems[problem].split('{max}')[0] ?? '');
    await expect(field).toHaveValue('And then?');
    await expectComplaints(complaints, new RegExp(`status of ${status}`));
  }
  await restart.click();
  await field.press('Enter');
  expect((await assistant.question()).asked.messages).toEqual([{ role: 'user', content: 'And then?' }]);
});
