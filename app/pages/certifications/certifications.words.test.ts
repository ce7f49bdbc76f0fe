import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { certificationsWords } from './certifications.words.ts';

test('[PG-5] there are four memberships, and each says that it is a sample', () => {
  const file = new URL('../../../content/en/certifications.json', import.meta.url);
  const { memberships } = certificationsWords.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(Object.values(memberships.items).map(({ sample }) => sample)).toEqual([true, true, true, true]);
});
