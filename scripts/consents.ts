import {
  type ConsentRow,
  listConsents,
  listWordings,
} from '../app/features/consent/consent-records.server.ts';
import { done, operatorCommand, say } from './operator-command.ts';
import { type Columns, exported, moment, printableJson, table, toRow } from './operator-output.ts';

const HELP = `Decisions about cookies, as evidence. Nothing in them says who decided: a visitor has the receipt.
It reads the same environment as the server and may be used while the server runs.

  npm run consents -- list [--since DATE]
  npm run consents -- export --format csv|json [--since DATE]
  npm run consents -- wordings           the exact words behind each hash

DATE is a day like 2026-11-21, in UTC, or a moment like 2026-11-21T08:00:00Z.
Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

const yesOrNo = (flag: 0 | 1) => (flag === 1 ? 'yes' : 'no');

/** In the order of table and files. */
const COLUMNS: Columns<ConsentRow> = {
  receipt: (record) => record.receipt,
  decided: (record) => moment(record.decided_at),
  choice: (record) => record.choice,
  analytics: (record) => yesOrNo(record.analytics),
  marketing: (record) => yesOrNo(record.marketing),
  version: (record) => record.version,
  language: (record) => record.language,
  gpc: (record) => yesOrNo(record.gpc),
  wording: (record) => record.wording,
};
const NAMES = Object.keys(COLUMNS);
const OPTIONS = { since: { type: 'string' }, format: { type: 'string' } } as const;

export const consents = operatorCommand(
  'consents',
  HELP,
  OPTIONS,
  ([name, ...rest], { since: date, format }) => {
    if (rest.length > 0) return `${name} takes no ${rest[0]}`;
    const since = momentOf(date);
    if (Number.isNaN(since)) return '--since is a date like 2026-11-21';
    switch (name) {
      case 'list':
      case 'export':
        if (name === 'export' && format !== 'csv' && format !== 'json')
          return 'export takes --format csv or --format json';
        return {
          onStore: async (store) => {
            const rows = (await listConsents(store, since)).map((record) => toRow(COLUMNS, record));
            return done(
              name === 'list' ? table(NAMES, rows) : exported(NAMES, rows, format === 'csv' ? 'csv' : 'json'),
            );
          },
        };
      case 'wordings':
        return {
          onStore: async (store) => {
            const wordings = await listWordings(store);
            // `wording` is exactly the hashed text.
            const rows = wordings.map(({ first_shown_at, wording, ...row }) => ({
              ...row,
              first_shown: moment(first_shown_at),
              wording,
            }));
            return done(printableJson(rows));
          },
        };
      default:
        return name === undefined ? 'a command is missing' : `there is no command ${name}`;
    }
  },
);

// ISO dates only: `Date` reads 03/04/2026 as 4 March.
function momentOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  return /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(date) ? Date.parse(date) : Number.NaN;
}

if (import.meta.main) say(await consents(process.argv.slice(2), process.env));
