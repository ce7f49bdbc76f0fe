import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test('[HM-12] a range has a beginning and an end, or only one of them', () => {
  expect(byteRange('bytes=0-1', 100)).toEqual({ from: 0, to: 1 });
  expect(byteRange('bytes=40-', 100)).toEqual({ from: 40, to: 99 });
  expect(byteRange('bytes=-30', 100)).toEqual({ from: 70, to: 99 });
});

test('a range that goes on behind the end of the file stops there', () => {
  expect(byteRange('bytes=90-500', 100)).toEqual({ from: 90, to: 99 });
  expect(byteRange('bytes=-500', 100)).toEqual({ from: 0, to: 99 });
});

test('a range that begins behind the end of the file cannot be served', () => {
  expect(byteRange('bytes=100-', 100)).toBe('unsatisfiable');
  expect(byteRange('bytes=-0', 100)).toBe('unsatisfiable');
});

test('what is no single range of bytes is answered with the whole file', () => {
  for (const header of [null, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b']) {
    expect(byteRange(header, 100), String(header)).toBeUndefined();
  }
});
