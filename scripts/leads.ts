import { registry } from '../app/submissions.ts';
import { systemClock } from '../server/clock.ts';
import { DESTINATIONS, type Store, type SubmissionState } from '../server/db/store.ts';
import {
  createSubmissionAdmin,
  type SubmissionAdmin,
  type SubmissionRecord,
} from '../server/delivery/submission-admin.ts';
import { networkEmail } from '../server/email.ts';
import { moveStore } from './leads-move.ts';
import { exportedLeads, leadsTable, oneLead } from './leads-output.ts';
import { type Answer, done, type Job, operatorCommand, say } from './operator-command.ts';

const HELP = `Submissions of the contact form and the newsletter, as an operator sees them.
It reads the same environment as the server and may be used while the server runs.

  npm run leads -- list [--state waiting|held|delivered|dead|suspected] [--email ADDRESS]
  npm run leads -- show ID
  npm run leads -- replay ID...          send again, with all tries; with --to mail or --to webhook only there
  npm run leads -- replay --dead         the same for everything that was given up
  npm run leads -- replay --waiting      the same for everything that waits for its next try
  npm run leads -- release ID...         send what was suspected to be a robot's after all
  npm run leads -- export --format csv|json [--state ...] [--email ADDRESS]
  npm run leads -- erase ID...           delete letters, whatever their state; there is no way back
  npm run leads -- erase --email ADDRESS everything that this person sent or booked
  npm run leads -- purge                 delete what was delivered or suspected more than RETENTION_DAYS ago
  npm run leads -- move [--to postgres://...]
                                         carry the embedded store of DATA_DIR into PostgreSQL (DATABASE_URL without
                                         --to). Stop the server first; may be run again

ID is a letter's id (msg_...) or the reference that the visitor was given (like A7K2-M9QX).
Exit codes: 0 done, 1 not found or not possible, 2 wrong use.
`;

const OPTIONS = {
  state: { type: 'string' },
  email: { type: 'string' },
  format: { type: 'string' },
  to: { type: 'string' },
  dead: { type: 'boolean' },
  waiting: { type: 'boolean' },
} as const;
type Values = Partial<
  Record<'state' | 'email' | 'format' | 'to', string> & Record<'dead' | 'waiting', boolean>
>;

const IDS = 'IDs';
const TAKES: Record<string, readonly string[]> = {
  list: ['state', 'email'],
  show: [IDS],
  replay: [IDS, 'dead', 'waiting', 'to'],
  release: [IDS],
  export: ['format', 'state', 'email'],
  erase: [IDS, 'email'],
  purge: [],
  move: ['to'],
};
const SENT_AGAIN = 'to be sent again';
const STATES: readonly SubmissionState[] = ['waiting', 'held', 'delivered', 'dead', 'suspected'];

export const leads = operatorCommand('leads', HELP, OPTIONS, ([name, ...ids], values) => {
  if (name === undefined) return 'a command is missing';
  const takes = TAKES[name];
  if (!takes) return `there is no command ${name}`;
  const excess = Object.keys(values).find((option) => !takes.includes(option));
  if (excess !== undefined) return `${name} takes no --${excess}`;
  if (ids.length > 0 && !takes.includes(IDS)) return `${name} takes no ID`;
  return planned(name, ids, values);
});

function planned(
  name: string,
  ids: string[],
  { state, email, format, to, dead, waiting }: Values,
): Job | string {
  const known = STATES.find((each) => each === state);
  if (state !== undefined && !known) return `--state is one of ${STATES.join(', ')}`;
  const found = async (admin: SubmissionAdmin) => from(await admin.list(known), email);
  switch (name) {
    case 'list':
      return onAdmin(async (admin) => done(leadsTable(await found(admin))));
    case 'show': {
      const [id] = ids;
      if (id === undefined || ids.length > 1) return 'show takes one ID';
      return onAdmin(async (admin) => {
        const records = await admin.show(id);
        return records.length > 0 ? done(oneLead(records)) : { code: 1, err: `there is no letter ${id}` };
      });
    }
    case 'replay':
      return replay(ids, to, dead ? 'dead' : undefined, waiting ? 'waiting' : undefined);
    case 'release':
      if (ids.length === 0) return 'release takes IDs';
      return onAdmin((admin) => onEach(ids, admin.release, 'released'));
    case 'erase':
      if ((ids.length === 0) === (email === undefined)) return 'erase takes IDs, or --email';
      return email === undefined
        ? { ...onAdmin((admin) => onEach(ids, admin.erase, 'erased')), deletes: true }
        : { onStore: (store) => erasePerson(store, email), deletes: true };
    case 'export':
      if (format !== 'csv' && format !== 'json') return 'export takes --format csv or --format json';
      return onAdmin(async (admin) => done(exportedLeads(await found(admin), format)));
    case 'purge':
      return { ...onAdmin(purge), deletes: true };
    default:
      return { onConfig: (config) => moveStore(config, to) };
  }
}

function onAdmin(work: (admin: SubmissionAdmin, retentionDays: number) => Promise<Answer>) {
  return {
    onStore: (store, { retentionDays }) =>
      work(createSubmissionAdmin({ store, kinds: registry.kinds, clock: systemClock }), retentionDays),
  } satisfies Job;
}

async function erasePerson(store: Store, email: string): Promise<Answer> {
  const admin = createSubmissionAdmin({ store, kinds: registry.kinds, clock: systemClock });
  const theirs = from(await admin.list(), email).map(({ id }) => id);
  let erased = 0;
  for (const id of new Set(theirs)) if (await admin.erase(id)) erased += 1;
  for (const erase of registry.erasures) erased += await erase(store, networkEmail(email.trim()));
  return done(`${erased} erased\n`);
}

/** Ignores case; stored domains are in ASCII. */
function from(records: SubmissionRecord[], email: string | undefined): SubmissionRecord[] {
  if (email === undefined) return records;
  const same = (address: string) => networkEmail(address.trim()).toLowerCase();
  const wanted = same(email);
  return records.filter(({ submission }) => submission && same(submission.payload.email ?? '') === wanted);
}

async function onEach(ids: string[], act: (id: string) => Promise<boolean>, what: string): Promise<Answer> {
  const missing: string[] = [];
  for (const id of ids) if (!(await act(id))) missing.push(id);
  const count = `${ids.length - missing.length} ${what}\n`;
  return missing.length === 0
    ? done(count)
    : { code: 1, err: `${count}there is no letter ${missing.join(', ')}` };
}

function replay(
  ids: string[],
  to: string | undefined,
  ...flags: ('dead' | 'waiting' | undefined)[]
): Job | string {
  const [state, other] = flags.filter((flag) => flag !== undefined);
  const destination = DESTINATIONS.find((each) => each === to);
  if (to !== undefined && !destination) return `--to is one of ${DESTINATIONS.join(', ')}`;
  if (other || (state !== undefined) === ids.length > 0) return 'replay takes IDs, or --dead, or --waiting';
  return onAdmin(async (admin) =>
    state
      ? done(`${await admin.resendAll(state, destination)} ${SENT_AGAIN}\n`)
      : onEach(ids, (id) => admin.resend(id, destination), SENT_AGAIN),
  );
}

async function purge(admin: SubmissionAdmin, retentionDays: number): Promise<Answer> {
  const deleted = await admin.purge(retentionDays);
  return done(`${deleted} deleted: delivered or suspected more than ${retentionDays} days ago\n`);
}

if (import.meta.main) say(await leads(process.argv.slice(2), process.env));
