import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv, printableJson, textTable } from './operator-output.ts';

const NASTY = 'a\u001b[2J\u009b31m\u007f\u202egnp.exe\u2066\u200f\nb';

test('nothing that a terminal would obey, or that turns the direction of the text, comes out raw', () => {
  for (const shown of [textTable([['head'], [NASTY]]), printableJson({ nasty: NASTY })])
    expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  expect(JSON.parse(printableJson({ nasty: NASTY }))).toEqual({ nasty: NASTY });
});

test('a cell may hold semicolons, quotes and line breaks, and an ordinary one is left as it is', () => {
  expect(csv([['a = b', 'x@y', '1-2', 'so; no']])).toBe('\ufeff"a = b";"x@y";"1-2";"so; no"\r\n');
  expect(csv([['a,b', 'say "hi"', 'one\ntwo']])).toBe('\ufeff"a,b";"say ""hi""";"one\ntwo"\r\n');
});

test('wherever a spreadsheet splits, at commas, semicolons or tabs, no cell begins as a formula', () => {
  const value = fc.string({ unit: fc.constantFrom(...';,\t\r\n "\'=+-@＝a'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 1 }), { minLength: 1 }), (rows) => {
      for (const separator of [',', ';', '\t']) {
        const cells = csv(rows)
          .split(/[\r\n]/)
          .flatMap((line) => line.split(separator));
        for (const cell of cells) expect(cell).not.toMatch(/^"*(?:[\t\r]|[\s"]*[=+\-@＝])/);
      }
    }),
    { numRuns: 1000 },
  );
});
