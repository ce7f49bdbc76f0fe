import { expect, test } from 'vitest';
import { ledgerFaults, planFaults } from './check-documents.ts';

test('an id stands in the ledger and in a test, or is a fault', () => {
  // Put together here, so that this file names none itself.
  const named = (...titles: string[]) => titles.map((id) => `[${id}]`).join('');
  const ledger = '- RT-1 Pages.\n- RT-2 Languages.\n';
  expect(ledgerFaults(ledger, named('RT-1', 'RT-2'))).toEqual([]);
  expect(ledgerFaults(ledger, named('RT-1', 'LG-9'))).toEqual([
    'LG-9 is named by a test and missing in docs/requirements.md',
    'RT-2 in docs/requirements.md is named by no test',
  ]);
});

test('the plan names the rooms and the folders of app that exist, and no other', () => {
  const plan = '## The plan of the house\n\n```\napp/     pages\n  pages/   a page   ui/   furniture\n```\n';
  expect(planFaults(plan, ['app', 'app/pages', 'app/pages/home', 'app/ui'])).toEqual([]);
  expect(planFaults(plan, ['app', 'app/pages', 'app/seo'])).toEqual([
    'README.md: the plan lacks app/seo/',
    'README.md: the plan names app/ui/, which does not exist',
  ]);
});
