import { expect, test } from 'vitest';
import { printableJson, textTable } from './text-table.ts';

const nasty = 'a\u001b[2J\u009b31m\u007f\u202egnp.exe\u2066\u200f\nb';

test('nothing that a terminal would obey, or that turns the direction of the text, comes out raw', () => {
  for (const shown of [textTable([['head'], [nasty]]), printableJson({ nasty })])
    expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  expect(JSON.parse(printableJson({ nasty }))).toEqual({ nasty });
});
