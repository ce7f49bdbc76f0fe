import { expect, test } from 'vitest';
import { asText, createLog } from './log.ts';

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

test('on a terminal a line of the log is read from left to right: time, level, message, fields', () => {
  const lines: string[] = [];
  const log = createLog('info', asText({ write: (line) => lines.push(line) }));
  log.warn({ id: 'msg_1', attempts: 3 }, 'delivery.failed');
  expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d warn delivery\.failed id="msg_1" attempts=3\n$/);
});
