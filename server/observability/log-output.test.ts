import { expect, test } from 'vitest';
import { createLogOutput } from './log-output.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
const systemError = (code: string) => Object.assign(new Error(code), { code });

/** A reader that takes so many bytes and then fails with a code, and the process that can be told to end. */
function reader({ room = Number.POSITIVE_INFINITY, code = 'EAGAIN' } = {}) {
  const end = Promise.withResolvers<() => void>();
  const state = { room, taken: '', writes: 0 };
  const output = createLogOutput({
    write: (bytes) => {
      state.writes += 1;
      if (state.room === 0) throw systemError(code);
      const part = bytes.subarray(0, state.room);
      state.room -= part.length;
      state.taken += part.toString();
      return part.length;
    },
    onExit: end.resolve,
  });
  return { output, state, endProcess: async () => (await end.promise)() };
}

test('the lines of one turn leave together, in their order', async () => {
  const { output, state } = reader();
  for (const line of ['one\n', 'two\n', 'drei — три\n']) output.write(line);
  await turn();
  expect(state).toMatchObject({ taken: 'one\ntwo\ndrei — три\n', writes: 1 });
});

test('a reader that falls behind gets the rest when it can take more, no byte twice', async () => {
  const { output, state } = reader({ room: 5 });
  output.write('0123456789\n');
  await turn();
  output.write('abc\n');
  expect(state.taken).toBe('01234');
  state.room = 1000;
  await expect.poll(() => state.taken, { timeout: 20_000 }).toBe('0123456789\nabc\n');
});

test('for a reader that has stopped reading only so much is kept', async () => {
  const { output, state } = reader({ room: 0 });
  const line = `${'x'.repeat(1023)}\n`;
  for (let count = 0; count < 10_000; count += 1) output.write(line);
  await turn();
  state.room = Number.POSITIVE_INFINITY;
  await expect.poll(() => state.taken.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(state.taken.length).toBeLessThan(5 * 1024 * 1024);
});

test('a reader that is gone is not tried again', async () => {
  const { output, state } = reader({ room: 0, code: 'EPIPE' });
  output.write('one\n');
  await turn();
  output.write('two\n');
  await turn();
  expect(state.writes).toBe(1);
});

test('what is left at the end of the process is passed on at once, and given up if nobody takes it', async () => {
  const late = reader();
  late.output.write('last\n');
  await late.endProcess();
  expect(late.state.taken).toBe('last\n');
  const stuck = reader({ room: 0 });
  stuck.output.write('last\n');
  await stuck.endProcess(); // and comes back
  expect(stuck.state.taken).toBe('');
});
