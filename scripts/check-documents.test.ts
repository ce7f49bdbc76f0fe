import { expect, test } from 'vitest';
import { ledgerErrors } from './check-documents.ts';

test('an id stands in the ledger and in a test, or is an error', () => {
  // Composed, so that this file itself claims no requirement.
  const named = (...titles: string[]) => titles.map((id) => `[${id}]`).join('');
  const ledger = '- RT-1 Pages.\n- RT-2 Languages.\n';
  expect(ledgerErrors(ledger, named('RT-1', 'RT-2'))).toEqual([]);
  expect(ledgerErrors(ledger, named('RT-1', 'LG-9'))).toEqual([
    'LG-9 is named by a test and missing in docs/requirements.md',
    'RT-2 in docs/requirements.md is named by no test',
  ]);
});
