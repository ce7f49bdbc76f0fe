import type { ConsentRecord, WordingRecord } from '../server/consents/consent-admin.ts';
import { csv } from './csv.ts';
import { textTable } from './text-table.ts';

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** What an operator is told of a decision: the columns of table and files, in their order. */
const COLUMNS = {
  receipt: (record) => record.receipt,
  decided: (record) => moment(record.decidedAt),
  choice: (record) => record.choice,
  analytics: (record) => yesOrNo(record.categories.analytics),
  marketing: (record) => yesOrNo(record.categories.marketing),
  version: (record) => record.version,
  language: (record) => record.language,
  gpc: (record) => yesOrNo(record.gpc),
  wording: (record) => record.wording ?? '',
} satisfies Record<string, (record: ConsentRecord) => string>;

/** Decisions as a table for a terminal: one line each, the hash of the words last. */
export function consentTable(records: ConsentRecord[]): string {
  return textTable(lines(records));
}

/** Decisions as a file for other programs. */
export function exportedConsents(records: ConsentRecord[], format: 'csv' | 'json'): string {
  return format === 'json' ? `${JSON.stringify(records.map(toRow), null, 2)}\n` : csv(lines(records));
}

/** The words behind the hashes, as JSON: `wording` is the text that was hashed, letter for letter. */
export function wordingsText(records: WordingRecord[]): string {
  const rows = records.map(({ firstShownAt, wording, ...row }) => ({
    ...row,
    first_shown: moment(firstShownAt),
    wording,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function lines(records: ConsentRecord[]): string[][] {
  return [Object.keys(COLUMNS), ...records.map((record) => Object.values(toRow(record)))];
}

function toRow(record: ConsentRecord): Record<string, string> {
  return Object.fromEntries(Object.entries(COLUMNS).map(([name, cell]) => [name, cell(record)]));
}
