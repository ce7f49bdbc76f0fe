import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.for([
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=40-', { from: 40, to: 99 }],
  ['bytes=-30', { from: 70, to: 99 }],
  // What goes on behind the end of the file stops there, what begins behind it cannot be served.
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // What is no single range of bytes is answered with the whole file.
  ...[null, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2'].map((no) => [no, undefined] as const),
] as const)('[HM-12] of a file of 100 bytes %j asks for %j', ([header, range]) => {
  expect(byteRange(header, 100)).toEqual(range);
});
