import {
  type ConsentRow,
  listConsents,
  listWordings,
} from '../app/features/consent/consent-records.server.ts';
import { formatOption, operatorCommand, runCommand, sinceOption } from './operator/operator-command.ts';
import { type Columns, moment, printableJson, tabulate } from './operator/operator-output.ts';

const HELP = `Decisions about cookies, as evidence. Nothing in them says who decided: a visitor has the receipt.
It reads the same environment as the server and may be used while the server runs.

  npm run consents -- list [--since DATE]
  npm run consents -- export --format csv|json [--since DATE]
  npm run consents -- wordings           the exact words behind each hash

DATE is a day like 2026-11-21, in UTC, or a moment like 2026-11-21T08:00:00Z.
Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

const yesOrNo = (flag: 0 | 1) => (flag === 1 ? 'yes' : 'no');

const columns: Columns<ConsentRow> = {
  receipt: ({ receipt }) => receipt,
  decided: ({ decided_at }) => moment(decided_at),
  choice: ({ choice }) => choice,
  analytics: ({ analytics }) => yesOrNo(analytics),
  marketing: ({ marketing }) => yesOrNo(marketing),
  version: ({ version }) => version,
  language: ({ language }) => language,
  gpc: ({ gpc }) => yesOrNo(gpc),
  wording: ({ wording }) => wording,
};

export const consents = operatorCommand('consents', HELP, {
  list: {
    options: { since: sinceOption },
    run: async (store, { values: { since } }) =>
      tabulate(columns, await listConsents(store, momentOf(since))),
  },
  export: {
    options: { since: sinceOption, format: formatOption },
    run: async (store, { values: { since, format } }) =>
      tabulate(columns, await listConsents(store, momentOf(since)), format),
  },
  wordings: {
    run: async (store) => {
      // `wording` stays exactly as it was hashed.
      const rows = (await listWordings(store)).map(({ first_shown_at, wording, ...row }) => ({
        ...row,
        first_shown: moment(first_shown_at),
        wording,
      }));
      return printableJson(rows);
    },
  },
});

const momentOf = (date: string | undefined) => (date === undefined ? undefined : Date.parse(date));

if (import.meta.main) await runCommand(consents);
