import { expect, openPanel, test } from './assistant.ts';
import { visit } from './visit.ts';

test('[CH-1] Shift and Enter break the line, a blank message is not sent, and the field grows from 40 to 120 pixels', async ({
  page,
  assistant,
}) => {
  await visit(page, '/');
  const { field, send } = await openPanel(page, 'en');
  const height = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().height));
  expect(await height()).toBe(40);
  await field.press('Enter');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('\n');
  await expect(send).toBeDisabled();
  await field.press('Enter');
  expect(assistant.count()).toBe(0);
  await field.pressSequentially('one');
  await field.press('Shift+Enter');
  await field.pressSequentially('two');
  expect(await height()).toBeGreaterThan(60);
  await field.fill('line\n'.repeat(20));
  expect(await height()).toBe(120);
  await field.fill('one\ntwo');
  await field.press('Enter');
  expect((await assistant.question()).asked.messages).toEqual([{ role: 'user', content: 'one\ntwo' }]);
});

test('[CH-1] the Enter that ends the choice of a word in an input method sends nothing', async ({
  page,
  assistant,
}) => {
  await visit(page, '/');
  const { field } = await openPanel(page, 'en');
  await expect(field).toBeFocused();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'だいがく', selectionStart: 4, selectionEnd: 4 });
  await expect(field).toHaveValue('だいがく');
  await field.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true });
  await field.dispatchEvent('keydown', { key: 'Escape', code: 'Escape', isComposing: true });
  await expect(field).toBeVisible();
  expect(assistant.count()).toBe(0);
  await keyboard.send('Input.insertText', { text: '大学' });
  await field.press('Enter');
  expect((await assistant.question()).asked.messages).toEqual([{ role: 'user', content: '大学' }]);
});
