import { expect, test } from 'vitest';
import { company } from '../content/owner.server.ts';
import { organization } from './structured-data.ts';

test('[RT-9] an empty register is not told to machines, a known one is', () => {
  const registers = { rcs: '', vat: '', permit: '' };
  expect(organization({ ...company, registers })).not.toHaveProperty('vatID');
  expect(organization({ ...company, registers: { ...registers, vat: 'LU1' } })).toHaveProperty(
    'vatID',
    'LU1',
  );
});
