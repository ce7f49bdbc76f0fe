import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('an error in the log keeps its code and its place and loses its message, which can quote a visitor', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const error = Object.assign(new Error('no such letter from anna@example.org'), { code: 'E_TEST' });
  log.error({ err: error }, 'test.failed');
  const written = JSON.parse(lines.join(''));
  expect(written).toMatchObject({
    level: 'error',
    msg: 'test.failed',
    err: { name: 'Error', code: 'E_TEST' },
  });
  expect(written.err.at[0]).toContain('log.test.ts');
  expect(lines.join('')).not.toContain('anna');
});
