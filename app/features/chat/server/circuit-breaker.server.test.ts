import { expect, test } from 'vitest';
import { builtIn, conversation, openedChat } from '../../../../tests/support/opened-chat.ts';
import { LONGEST_SILENCE } from './completion-client.server.ts';

test('[CH-5] a service that is busy is stood in for, and asked again when its Retry-After is over', async () => {
  const { service, ask, clock } = await openedChat();
  service.tell({ mode: 'busy', times: 1 });
  expect((await ask()).headers.get('x-assistant')).toBe('built-in');
  clock.advance(59_000);
  expect((await ask()).headers.get('x-assistant')).toBe('built-in');
  expect(service.received).toHaveLength(1);
  clock.advance(1000);
  expect((await ask()).headers.get('x-assistant')).toBe('paid');
});

test('[CH-5] a service that is down is left alone for half a minute; then one question is let through, no other beside it, and those cost no budget', async () => {
  const { service, ask, clock } = await openedChat({ requests: 6 });
  service.tell({ mode: 'down' });
  for (let question = 0; question < 5; question += 1) await ask();
  expect(service.received).toHaveLength(3);

  clock.advance(30_000);
  service.tell({ mode: 'hang' });
  const visitor = new AbortController();
  const halfOpen = ask(conversation, visitor.signal);
  await expect.poll(() => service.received).toHaveLength(4);
  for (let question = 0; question < 3; question += 1) expect(await (await ask()).text()).toBe(builtIn);
  expect(service.received).toHaveLength(4);

  // Who takes the question that was let through back at once has found out nothing: the next one is let through.
  visitor.abort();
  await halfOpen;
  service.tell({ mode: 'ok', reply: 'Half of it is paid.' });
  expect(await (await ask()).text()).toBe('Half of it is paid.');
  expect(await (await ask()).text()).toBe('Half of it is paid.');
});

test('[CH-5] visitors who leave switch the paid service off for nobody; one that hangs is left alone after its own timeout, and stays so while questions are taken back', async () => {
  const { service, ask, clock } = await openedChat();
  service.tell({ mode: 'hang' });
  const askFor = async (ms: number, status: number) => {
    const asked = service.received.length;
    const visitor = new AbortController();
    const answer = ask(conversation, visitor.signal);
    await expect.poll(() => service.received).toHaveLength(asked + 1);
    clock.advance(ms);
    if (status === 499) visitor.abort();
    expect((await answer).status).toBe(status);
  };
  for (let question = 0; question < 4; question += 1) await askFor(LONGEST_SILENCE - 1, 499);
  for (let question = 0; question < 3; question += 1) await askFor(LONGEST_SILENCE, 200);
  expect((await ask()).headers.get('x-assistant')).toBe('built-in');
  expect(service.received).toHaveLength(7);
});
