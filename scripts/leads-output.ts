import { registry } from '../app/submissions.ts';
import type { SubmissionRecord } from '../server/delivery/submission-admin.ts';
import { type Columns, csv, moment, printableJson, type Row, table, toRow } from './operator-output.ts';

const DELIVERY_COLUMNS: Columns<SubmissionRecord> = {
  id: (record) => record.id,
  reference: (record) => record.reference,
  kind: (record) => record.kind,
  destination: (record) => record.destination,
  state: (record) => record.state,
  attempts: (record) => String(record.attempts),
  created: (record) => moment(record.created_at),
  next_attempt: ({ state, next_attempt_at }) => (state === 'waiting' ? moment(next_attempt_at) : ''),
  delivered: (record) => (record.delivered_at === null ? '' : moment(record.delivered_at)),
  last_status: (record) => record.last_status?.toString(),
  last_error: (record) => record.last_error,
};

/** Follow in files. */
const PAYLOAD_COLUMNS: Columns<SubmissionRecord> = Object.fromEntries(
  Object.values(registry.kinds)
    .flatMap(({ columns }) => Object.keys(columns))
    .map((name) => [
      name,
      ({ kind, submission }) => submission && registry.kinds[kind]?.columns[name]?.(submission.payload),
    ]),
);
const COLUMNS = { ...DELIVERY_COLUMNS, ...PAYLOAD_COLUMNS };
/** As many as fit a line. */
const IN_TERMINAL = [...Object.keys(DELIVERY_COLUMNS).filter((name) => name !== 'delivered'), 'email'];

const rowsOf = (records: SubmissionRecord[]): Row[] => records.map((record) => toRow(COLUMNS, record));

export function leadsTable(records: SubmissionRecord[]): string {
  return table(IN_TERMINAL, rowsOf(records));
}

/** JSON; a list for several destinations. */
export function oneLead(records: SubmissionRecord[]): string {
  const rows = rowsOf(records);
  return printableJson(rows.length === 1 ? rows[0] : rows);
}

/**
 * JSON has a row for each destination. CSV is for spreadsheets: a row for each submission, and the mark and the sign
 * between cells by which French and German ones know umlauts and columns.
 */
export function exportedLeads(records: SubmissionRecord[], format: 'csv' | 'json'): string {
  if (format === 'json') return printableJson(rowsOf(records));
  const submissions = [...Map.groupBy(rowsOf(records), ({ id }) => id).values()];
  const lines = submissions.map((rows) =>
    Object.keys(COLUMNS).map((name) => [...new Set(rows.map((row) => row[name] ?? ''))].join(', ')),
  );
  return `\ufeff${csv([Object.keys(COLUMNS), ...lines], ';')}`;
}
