import type { LetterRecord } from '../server/outbox/letter-admin.ts';
import { csv } from './csv.ts';
import { printableJson, textTable } from './text-table.ts';

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();
const contactOf = ({ letter }: LetterRecord) => (letter?.kind === 'contact' ? letter.payload : undefined);

/** What an operator is told of a letter: the columns of the files, in their order. */
const COLUMNS = {
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
  email: (record) => record.letter?.payload.email,
  name: (record) => contactOf(record)?.name,
  company: (record) => contactOf(record)?.company,
  subject: (record) => contactOf(record)?.subject,
  message: (record) => contactOf(record)?.message,
  language: (record) => record.letter?.payload.language,
  page: (record) => record.letter?.payload.page,
  consent: ({ letter }) =>
    letter?.kind === 'newsletter' && letter.payload.consent
      ? `asked ${moment(letter.payload.consent.askedAt)}, confirmed ${moment(letter.payload.consent.confirmedAt)}, wording ${letter.payload.consent.wording}`
      : '',
} satisfies Record<string, (record: LetterRecord) => string | null | undefined>;

/** A line of a terminal has no room for these. */
const IN_FILES_ONLY = ['delivered', 'name', 'company', 'subject', 'message', 'language', 'page', 'consent'];

/** Letters as a table for a terminal: one line each. */
export function table(records: LetterRecord[]): string {
  const shown = Object.keys(COLUMNS).filter((name) => !IN_FILES_ONLY.includes(name));
  return textTable([shown, ...records.map((record) => shown.map((name) => toRow(record)[name] ?? ''))]);
}

/** Everything about one letter, as JSON; a list where it has several destinations. */
export function oneLetter(records: LetterRecord[]): string {
  const rows = records.map(toRow);
  return printableJson(rows.length === 1 ? rows[0] : rows);
}

/** Letters as a file for other programs. */
export function exported(records: LetterRecord[], format: 'csv' | 'json'): string {
  const rows = records.map(toRow);
  return format === 'json' ? printableJson(rows) : csv([Object.keys(COLUMNS), ...rows.map(Object.values)]);
}

function toRow(record: LetterRecord): Record<string, string> {
  return Object.fromEntries(Object.entries(COLUMNS).map(([name, cell]) => [name, cell(record) ?? '']));
}
