import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a cell may hold commas, quotes and line breaks', () => {
  expect(csv([['a,b', 'say "hi"', 'one\ntwo']])).toBe('"a,b","say ""hi""","one\ntwo"\r\n');
});

test.for(['=1+1', '+352 1', '-1', '@cmd', ' =1+1', '\t=1+1', '\r=1'])(
  'a cell that a spreadsheet would run is defused: %j',
  (value) => {
    expect(csv([[value]])).toBe(`"'${value}"\r\n`);
  },
);

test('an ordinary cell is left as it is', () => {
  expect(csv([['a = b', 'x@y', '1-2']])).toBe('"a = b","x@y","1-2"\r\n');
});
