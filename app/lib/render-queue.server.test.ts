import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.server.ts';

test('[CT-5][CT-6] neither a visitor nor an IPv6 /48 fills the render queue, also by forms that wait', async () => {
  const enqueue = createRenderQueue({ queue: 8, ofNetwork: 4, ofVisitor: 2 });
  const ask = (address: string, isPatient = false) => enqueue(async () => address, address, isPatient);
  const patient = ['192.0.2.7', '192.0.2.7', '192.0.2.7'].map((address) => ask(address, true));
  const network = Array.from({ length: 9 }, (_, subnet) => ask(`2001:db8:0:${subnet}::1`));
  const others = ['192.0.2.8', '192.0.2.9', '192.0.2.10'].map((address) => ask(address));
  const beyond = [ask('192.0.2.11', true), ask('192.0.2.7', true)];
  const answers = await Promise.all([...patient, ...network, ...others, ...beyond]);
  const shown = answers.map((answer) => (answer ? 'x' : '-')).join('');
  expect(shown).toBe(['xx-', 'xxxx-----', 'xx-', 'x-'].join(''));
});

test('[CT-5] what comes two rounds of the loop later still counts one that waits', async () => {
  const enqueue = createRenderQueue({ queue: 8, ofNetwork: 4, ofVisitor: 1 });
  const ask = () => enqueue(async () => 'x', '192.0.2.7', false);
  const first = ask();
  for (const _ of ['one', 'and another']) await new Promise((resolve) => setImmediate(resolve));
  expect(await Promise.all([first, ask()])).toEqual(['x', undefined]);
});
