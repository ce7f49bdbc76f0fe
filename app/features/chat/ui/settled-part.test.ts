import { expect, test } from 'vitest';
import { settledPart } from './settled-part.ts';

test.for([
  ['See [the ser', 'See '],
  ['See [the services](/fr/ser', 'See '],
  ['See [the services](/fr/services)', 'See [the services](/fr/services)'],
  ['It is **70', 'It is **70**'],
  ['It is **70 ', 'It is **70**'],
  ['It is **', 'It is '],
  ['It is **70 %** and *', 'It is **70 %** and '],
  ['**one**\ntwo', '**one**\ntwo'],
])('[CH-4] of %j, on its way, %j is shown', ([part, shown]) => {
  expect(settledPart(part ?? '')).toBe(shown);
});
