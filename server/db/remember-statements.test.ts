import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { rememberStatements } from './remember-statements.ts';

function open() {
  const file = new Database(':memory:');
  rememberStatements(file);
  return file;
}

test('the same text is prepared once', () => {
  const file = open();
  expect(file.prepare('select 1 as one')).toBe(file.prepare('select 1 as one'));
  expect(file.prepare('select 2 as one').get()).toEqual({ one: 2 });
});

test('many texts do not stay for ever, and each still answers', () => {
  const file = open();
  const first = file.prepare('select 0 as n');
  for (let n = 1; n <= 400; n += 1) expect(file.prepare(`select ${n} as n`).get()).toEqual({ n });
  expect(file.prepare('select 0 as n')).not.toBe(first);
});
