import { z } from 'zod';
import { serverModules } from '../app/server-modules.ts';
import type { Clock } from '../server/clock.ts';
import { purgeSubmissions } from '../server/db/retention.ts';
import { destinations, type Store, states } from '../server/db/store.ts';
import {
  type AdminRow,
  createSubmissionAdmin,
  type SubmissionAdmin,
} from '../server/delivery/submission-admin.ts';
import { withAsciiDomain } from '../server/email.ts';
import { moveStore } from './operator/move-store.ts';
import {
  formatOption,
  type Option,
  oneOf,
  operatorCommand,
  type Result,
  runCommand,
} from './operator/operator-command.ts';
import { type Columns, cellsOf, csv, moment, printableJson, tabulate } from './operator/operator-output.ts';

const HELP = `Submissions of the contact form and the newsletter; with --all also what the site itself sends, such as alerts.
It reads the same environment as the server and may be used while the server runs.

  npm run leads -- list [--state waiting|held|delivered|dead|suspected] [--email ADDRESS] [--all]
  npm run leads -- show ID
  npm run leads -- replay ID...          send again, with all attempts; with --to mail or --to webhook only there
  npm run leads -- replay --dead         the same for everything that was given up, as with --all
  npm run leads -- replay --waiting      the same for everything that waits for its next attempt, as with --all
  npm run leads -- release ID...         send what was suspected to be a robot's after all
  npm run leads -- export --format csv|json [--state ...] [--email ADDRESS] [--all]
  npm run leads -- erase ID...           delete submissions, whatever their state; there is no way back
  npm run leads -- erase --email ADDRESS everything that this person sent or booked
  npm run leads -- purge                 delete what was delivered or suspected more than RETENTION_DAYS ago
  npm run leads -- move [--to postgres://...]
                                         carry the embedded store of DATA_DIR into PostgreSQL (DATABASE_URL without
                                         --to). Stop the server first; may be run again

ID is a submission's id (msg_...) or the reference that the visitor was given (like A7K2-M9QX).
Exit codes: 0 done, 1 not found or not possible, 2 wrong use.
`;

const ANY_NUMBER = Number.POSITIVE_INFINITY;
const emailOption: Option = {
  is: (text) => z.regexes.html5Email.test(withAsciiDomain(text.trim())),
  hint: 'an address like anna@example.org',
};
const selection = { state: oneOf(states), email: emailOption, all: 'flag' } as const;
const { kinds } = serverModules;

const deliveryColumns = {
  id: ({ id }) => id,
  reference: ({ reference }) => reference,
  kind: ({ kind }) => kind,
  destination: ({ destination }) => destination,
  state: ({ state }) => state,
  attempts: ({ attempts }) => String(attempts),
  created: ({ created_at }) => moment(created_at),
  next_attempt: ({ state, next_attempt_at }) => (state === 'waiting' ? moment(next_attempt_at) : ''),
  delivered: ({ delivered_at }) => (delivered_at === null ? '' : moment(delivered_at)),
  last_status: ({ last_status }) => last_status?.toString(),
  last_error: ({ last_error }) => last_error,
} satisfies Columns<AdminRow>;
const fieldNamed = (name: string) => (row: AdminRow) =>
  row.submission && kinds[row.kind]?.columns?.[name]?.(row.submission.payload);
const fieldColumns: Columns<AdminRow> = Object.fromEntries(
  Object.values(kinds)
    .flatMap(({ columns = {} }) => Object.keys(columns))
    .map((name) => [name, fieldNamed(name)]),
);
const duplicate = Object.keys(fieldColumns).find((name) => name in deliveryColumns);
if (duplicate !== undefined) throw new Error(`a field of a form is named as the column ${duplicate}`);
const allColumns = { ...deliveryColumns, ...fieldColumns };
// The terminal shows only as many columns as fit a line.
const { delivered: _, ...terminalColumns } = { ...deliveryColumns, email: fieldNamed('email') };

const adminOf = (store: Store, clock: Clock) => createSubmissionAdmin({ store, kinds, clock });

export const leads = operatorCommand('leads', HELP, {
  list: {
    options: selection,
    run: async (store, { clock, values }) =>
      tabulate(terminalColumns, await selectRows(adminOf(store, clock), values)),
  },
  show: {
    words: [1, 1],
    run: async (store, { clock, words: [id = ''] }) => {
      const cells = (await adminOf(store, clock).show(id)).map((row) => cellsOf(allColumns, row));
      return cells.length > 0 ? printableJson(cells) : { code: 1, err: `there is no submission ${id}` };
    },
  },
  replay: {
    words: [0, ANY_NUMBER],
    options: { dead: 'flag', waiting: 'flag', to: oneOf(destinations) },
    run: async (store, { clock, words, values: { dead, waiting, to } }) => {
      const destination = destinations.find((known) => known === to);
      if ([words.length > 0, dead, waiting].filter(Boolean).length !== 1)
        return { code: 2, err: 'replay takes IDs, or --dead, or --waiting' };
      const admin = adminOf(store, clock);
      if (words.length > 0) return onEach(words, (id) => admin.resend(id, destination), 'to be sent again');
      return `${await admin.resendAll(dead ? 'dead' : 'waiting', destination)} to be sent again\n`;
    },
  },
  release: {
    words: [1, ANY_NUMBER],
    run: (store, { clock, words }) => onEach(words, adminOf(store, clock).release, 'released'),
  },
  export: {
    options: { ...selection, format: formatOption },
    run: async (store, { clock, values }) =>
      exportSubmissions(await selectRows(adminOf(store, clock), values), values.format),
  },
  erase: {
    words: [0, ANY_NUMBER],
    options: { email: emailOption },
    deletes: true,
    run: async (store, { clock, words, values: { email } }) => {
      if ((words.length === 0) === (email === undefined))
        return { code: 2, err: 'erase takes IDs, or --email' };
      const admin = adminOf(store, clock);
      return email === undefined ? onEach(words, admin.erase, 'erased') : erasePerson(store, admin, email);
    },
  },
  purge: {
    deletes: true,
    run: async (store, { clock, config: { retentionDays } }) => {
      const { submissions } = await purgeSubmissions(store, clock.now(), retentionDays);
      return `${submissions} deleted: delivered or suspected more than ${retentionDays} days ago\n`;
    },
  },
  move: { options: { to: 'text' }, runWithoutStore: ({ config, values }) => moveStore(config, values.to) },
});

const NOT_IN_ADDRESS = /[^\p{L}\p{N}@.!#$%&'*+/=?^_`{|}~-]+/u;

/** Compares addresses without case. A row that cannot be read matches if it contains the address. */
async function selectRows(admin: SubmissionAdmin, { state, email, all }: Record<string, string | undefined>) {
  const listed = await admin.list(states.find((known) => known === state));
  const rows = listed.filter(({ kind }) => all === 'true' || !kinds[kind] || kinds[kind].isLead);
  if (email === undefined) return rows;
  const normalise = (address: string) => withAsciiDomain(address.trim()).toLowerCase();
  return rows.filter(({ submission, payload }) =>
    submission
      ? normalise(submission.payload.email ?? '') === normalise(email)
      : payload.split(NOT_IN_ADDRESS).some((part) => normalise(part) === normalise(email)),
  );
}

async function onEach(ids: string[], act: (id: string) => Promise<boolean>, done: string): Promise<Result> {
  const missing: string[] = [];
  for (const id of ids) if (!(await act(id))) missing.push(id);
  const count = `${ids.length - missing.length} ${done}\n`;
  return missing.length === 0
    ? count
    : { code: 1, err: `${count}there is no submission ${missing.join(', ')}` };
}

/** JSON has a row for each destination, CSV one for each submission. */
function exportSubmissions(rows: AdminRow[], format: string | undefined): string {
  if (format === 'json') return tabulate(allColumns, rows, format);
  const submissions = [...Map.groupBy(rows, ({ id }) => id).values()];
  const lines = submissions.map((deliveries) =>
    Object.values(allColumns).map((cell) => {
      const values = deliveries.map((row) => cell(row) ?? '');
      return new Set(values).size > 1 ? values.map((value) => value || 'none').join(', ') : (values[0] ?? '');
    }),
  );
  return csv([Object.keys(allColumns), ...lines]);
}

async function erasePerson(store: Store, admin: SubmissionAdmin, email: string): Promise<Result> {
  let erased = 0;
  for (const id of new Set((await selectRows(admin, { email, all: 'true' })).map((row) => row.id)))
    if (await admin.erase(id)) erased += 1;
  for (const erase of serverModules.erasures) erased += await erase(store, withAsciiDomain(email.trim()));
  return `${erased} erased\n`;
}

if (import.meta.main) await runCommand(leads);
