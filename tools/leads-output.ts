import type { LetterRecord } from '../server/outbox/letter-admin.ts';
import { csv } from './csv.ts';
import { printableJson, textTable } from './text-table.ts';

const HEADINGS = [
  'id',
  'reference',
  'kind',
  'state',
  'attempts',
  'created',
  'delivered',
  'last_status',
  'last_error',
  'email',
  'name',
  'company',
  'subject',
  'message',
] as const;

type Row = Record<(typeof HEADINGS)[number], string>;

/** Letters as a table for a terminal: one line each. */
export function table(records: LetterRecord[]): string {
  const shown = [
    'id',
    'reference',
    'kind',
    'state',
    'attempts',
    'created',
    'last_status',
    'last_error',
    'email',
  ] as const;
  return textTable([shown, ...records.map(toRow).map((row) => shown.map((name) => row[name]))]);
}

/** Everything about one letter, as JSON. */
export function oneLetter(record: LetterRecord): string {
  return printableJson(toRow(record));
}

/** Letters as a file for other programs. */
export function exported(records: LetterRecord[], format: 'csv' | 'json'): string {
  const rows = records.map(toRow);
  if (format === 'json') return printableJson(rows);
  return csv([HEADINGS, ...rows.map((row) => HEADINGS.map((name) => row[name]))]);
}

function toRow(record: LetterRecord): Row {
  const { letter } = record;
  const contact = letter?.kind === 'contact' ? letter.payload : undefined;
  return {
    id: record.id,
    reference: record.reference,
    kind: record.kind,
    state: record.state,
    attempts: String(record.attempts),
    created: new Date(record.createdAt).toISOString(),
    delivered: record.deliveredAt === null ? '' : new Date(record.deliveredAt).toISOString(),
    last_status: record.lastStatus?.toString() ?? '',
    last_error: record.lastError ?? '',
    email: letter?.payload.email ?? '',
    name: contact?.name ?? '',
    company: contact?.company ?? '',
    subject: contact?.subject ?? '',
    message: contact?.message ?? '',
  };
}
