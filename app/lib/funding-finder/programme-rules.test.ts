import { expect, test } from 'vitest';
import content from '../../../content/programme-rules.json' with { type: 'json' };
import { facts } from '../content/owner-content.server.ts';
import { readRules } from './programme-rules.ts';

test('[PF-1] a rule that names a figure or a source that does not exist is an error', () => {
  const file = (vat: object) => ({ ...structuredClone(content), vat: { ...content.vat, ...vat } });
  expect(() => readRules(file({ rate: 'none' }), facts)).toThrow('no figure none');
  expect(() => readRules(file({ source: 'none' }), facts)).toThrow('no source none');
  expect(() => readRules(file({ date: 'soon' }), facts)).toThrow(/date/);
});
