import type { ConsentRow, WordingRow } from '../server/consents/consent-admin.ts';
import { csv } from './csv.ts';
import { textTable } from './text-table.ts';

const yesOrNo = (flag: 0 | 1) => (flag === 1 ? 'yes' : 'no');
const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Columns in the order of table and files. */
const COLUMNS = {
  receipt: (record) => record.receipt,
  decided: (record) => moment(record.decided_at),
  choice: (record) => record.choice,
  analytics: (record) => yesOrNo(record.analytics),
  marketing: (record) => yesOrNo(record.marketing),
  version: (record) => record.version,
  language: (record) => record.language,
  gpc: (record) => yesOrNo(record.gpc),
  wording: (record) => record.wording ?? '',
} satisfies Record<string, (record: ConsentRow) => string>;

export function consentTable(records: ConsentRow[]): string {
  return textTable(lines(records));
}

export function exportedConsents(records: ConsentRow[], format: 'csv' | 'json'): string {
  return format === 'json' ? `${JSON.stringify(records.map(toRow), null, 2)}\n` : csv(lines(records));
}

/** JSON of the texts behind the hashes; `wording` is exactly the hashed text. */
export function wordingsText(records: WordingRow[]): string {
  const rows = records.map(({ first_shown_at, wording, ...row }) => ({
    ...row,
    first_shown: moment(first_shown_at),
    wording,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function lines(records: ConsentRow[]): string[][] {
  return [Object.keys(COLUMNS), ...records.map((record) => Object.values(toRow(record)))];
}

function toRow(record: ConsentRow): Record<string, string> {
  return Object.fromEntries(Object.entries(COLUMNS).map(([name, cell]) => [name, cell(record)]));
}
