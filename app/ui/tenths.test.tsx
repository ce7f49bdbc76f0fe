import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tenths } from './tenths.tsx';

/** The parts that the scale draws as open or as done, each from its left end to its right one. */
function drawn(value: number, kind: 'open' | 'done'): [number, number][] {
  const html = renderToStaticMarkup(<Tenths value={value} />);
  const path = new RegExp(`tenths__${kind}[^"]*" d="([^"]*)"`).exec(html)?.[1] ?? '';
  return [...path.matchAll(/M([\d.]+) 0H([\d.]+)V/g)].map(([, left, right]) => [Number(left), Number(right)]);
}

test('at 75 percent seven parts are full, the eighth is half full, and three have room left [PG-5]', () => {
  const done = drawn(75, 'done');
  expect(done).toHaveLength(8);
  expect(done[0]?.[0]).toBe(0);
  expect(done[7]).toEqual([70.4, 75]);
  expect(drawn(75, 'open')).toHaveLength(3);
});

test('at 50 percent five parts are full and five are empty [PG-5]', () => {
  expect(drawn(50, 'done')).toHaveLength(5);
  expect(drawn(50, 'open')).toHaveLength(5);
});

test('nothing done fills nothing, and all done leaves nothing open [PG-5]', () => {
  expect(drawn(0, 'done')).toEqual([]);
  expect(drawn(100, 'open')).toEqual([]);
  expect(drawn(100, 'done').at(-1)?.[1]).toBe(100);
});

test('no part is ever drawn backwards, also where the value falls between two parts [PG-5]', () => {
  for (let value = 0; value <= 100; value += 0.1) {
    for (const [left, right] of drawn(value, 'done')) expect(right).toBeGreaterThanOrEqual(left);
  }
});
