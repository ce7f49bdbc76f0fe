import type { ConsentRecord, WordingRecord } from '../server/consents/consent-admin.ts';
import { csv } from './csv.ts';
import { textTable } from './text-table.ts';

const HEADINGS = [
  'receipt',
  'decided',
  'choice',
  'analytics',
  'marketing',
  'version',
  'language',
  'gpc',
  'wording',
] as const;

type Row = Record<(typeof HEADINGS)[number], string>;

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

function lines(records: ConsentRecord[]): (readonly string[])[] {
  return [HEADINGS, ...records.map(toRow).map((row) => HEADINGS.map((name) => row[name]))];
}

function toRow(record: ConsentRecord): Row {
  return {
    receipt: record.receipt,
    decided: moment(record.decidedAt),
    choice: record.choice,
    analytics: yesOrNo(record.categories.analytics),
    marketing: yesOrNo(record.categories.marketing),
    version: record.version,
    language: record.language,
    gpc: yesOrNo(record.gpc),
    wording: record.wording ?? '',
  };
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const moment = (milliseconds: number) => new Date(milliseconds).toISOString();
