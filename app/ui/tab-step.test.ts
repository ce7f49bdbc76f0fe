import { expect, test } from 'vitest';
import { tabStep } from './tab-step.ts';

test('[PG-3] the arrow keys go round the row of tabs in both directions', () => {
  expect(tabStep('ArrowRight', 0, 5)).toBe(1);
  expect(tabStep('ArrowRight', 4, 5)).toBe(0);
  expect(tabStep('ArrowLeft', 1, 5)).toBe(0);
  expect(tabStep('ArrowLeft', 0, 5)).toBe(4);
});

test('[PG-3] Home and End go to the first and the last tab', () => {
  expect(tabStep('Home', 3, 5)).toBe(0);
  expect(tabStep('End', 1, 5)).toBe(4);
});

test('[PG-3] any other key keeps the meaning that the browser gives it', () => {
  expect(tabStep('Tab', 2, 5)).toBeUndefined();
  expect(tabStep('ArrowDown', 2, 5)).toBeUndefined();
  expect(tabStep('a', 2, 5)).toBeUndefined();
});
