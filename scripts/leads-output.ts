import { submissions } from '../app/submissions.ts';
import type { SubmissionRecord } from '../server/delivery/submission-admin.ts';
import { csv } from './csv.ts';
import { printableJson, textTable } from './text-table.ts';

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** In files the payload's columns follow. */
const DELIVERY_COLUMNS = {
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
} satisfies Record<string, (record: SubmissionRecord) => string | null | undefined>;

const PAYLOAD_COLUMNS = [
  ...new Set(Object.values(submissions).flatMap(({ columns }) => Object.keys(columns))),
];
const COLUMNS = [...Object.keys(DELIVERY_COLUMNS), ...PAYLOAD_COLUMNS];
/** As many as fit a line. */
const IN_TERMINAL = [...Object.keys(DELIVERY_COLUMNS).filter((name) => name !== 'delivered'), 'email'];

export function table(records: SubmissionRecord[]): string {
  const rows = records.map(toRow);
  return textTable([IN_TERMINAL, ...rows.map((row) => IN_TERMINAL.map((name) => row[name] ?? ''))]);
}

/** JSON; a list for several destinations. */
export function oneSubmission(records: SubmissionRecord[]): string {
  const rows = records.map(toRow);
  return printableJson(rows.length === 1 ? rows[0] : rows);
}

export function exported(records: SubmissionRecord[], format: 'csv' | 'json'): string {
  const rows = records.map(toRow);
  return format === 'json' ? printableJson(rows) : csv([COLUMNS, ...rows.map(Object.values)]);
}

function toRow(record: SubmissionRecord): Record<string, string> {
  const { kind, submission } = record;
  const delivery = Object.entries(DELIVERY_COLUMNS).map(([name, cell]) => [name, cell(record) ?? '']);
  const payload = PAYLOAD_COLUMNS.map((name) => [
    name,
    (submission && submissions[kind]?.columns[name]?.(submission.payload)) ?? '',
  ]);
  return Object.fromEntries([...delivery, ...payload]);
}
