import { expect, test } from 'vitest';
import type { SubmissionRecord } from '../server/delivery/submission-admin.ts';
import { exportedLeads } from './leads.ts';

test('[CT-5] a spreadsheet has a row for each message, however many destinations it has, and knows its umlauts', () => {
  const sent = (destination: string, state: string) =>
    ({
      id: 'msg_1',
      reference: 'A7K2-M9QX',
      kind: 'contact',
      destination,
      state,
      attempts: 1,
      created_at: 0,
      next_attempt_at: 0,
      delivered_at: null,
      last_status: null,
      last_error: null,
      submission: { payload: { name: 'Zoë Weiß', message: 'Grüße; bis bald' } },
    }) as unknown as SubmissionRecord;
  const records = [sent('mail', 'delivered'), sent('webhook', 'waiting')];
  const [head, row, ...others] = exportedLeads(records, 'csv').split('\r\n');
  expect(head).toMatch(/^\ufeff"id";"reference";"kind";"destination";"state";/);
  expect(row).toContain('"msg_1";"A7K2-M9QX";"contact";"mail, webhook";"delivered, waiting";"1"');
  expect(row).toContain('"Zoë Weiß"');
  expect(others).toEqual(['']);
  expect(JSON.parse(exportedLeads(records, 'json'))).toHaveLength(2);
});
