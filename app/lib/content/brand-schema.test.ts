import { expect, test } from 'vitest';
import file from '../../../content/brand.json' with { type: 'json' };
import { checkedBrand } from './brand-schema.ts';

const withColour = (role: string, day: string) => ({
  ...file,
  colours: { ...file.colours, [role]: { day, night: '#ffffff' } },
});

test('[ED-4] a colour that cannot be read on its ground is refused with its key, the ratio it has and the ratio it needs', () => {
  expect(() => checkedBrand(withColour('mut', '#888888'))).toThrow(
    /content\/brand\.json:\n✖ #888888 has 3\.31:1 on bg #f6f8f4, and needs 4\.5:1\n {2}→ at colours\.mut\.day/,
  );
  expect(() => checkedBrand(withColour('edge', '#999999'))).toThrow('and needs 3:1\n  → at colours.edge.day');
  expect(() => checkedBrand(withColour('focus', '#5a9a97'))).toThrow('on field #b7d4cf, and needs 3:1');
});

test('[ED-4] what is no colour, a mark in a colour without a light counterpart, and what is no path are refused', () => {
  expect(() => checkedBrand(withColour('water', 'teal'))).toThrow('colours.water.day');
  const [shape] = file.mark.shapes;
  for (const wrong of [{ colour: 'stone' }, { path: '<path d="M0 0h8z"/>' }]) {
    const mark = { side: 40, shapes: [{ ...shape, ...wrong }] };
    expect(() => checkedBrand({ ...file, mark })).toThrow(`mark.shapes[0].${Object.keys(wrong)}`);
  }
});
