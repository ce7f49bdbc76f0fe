import { systemClock } from '../server/clock.ts';
import { createOperatorDesk, type OperatorDesk } from '../server/outbox/operator-desk.ts';
import { retentionEdge } from '../server/retention.ts';
import type { LetterState } from '../server/store/store.ts';
import { moveStore } from './leads-move.ts';
import { exported, oneLetter, table } from './leads-output.ts';
import { type Answer, done, onConfig, onStore, readArgs, say } from './operator-command.ts';

const HELP = `Submissions of the contact form and the newsletter, as an operator sees them.
It reads the same environment as the server and may be used while the server runs.

  npm run leads -- list [--state waiting|held|delivered|dead]
  npm run leads -- show ID
  npm run leads -- replay ID...          send again, with all tries
  npm run leads -- replay --dead         the same for everything that was given up
  npm run leads -- export --format csv|json [--state ...]
  npm run leads -- purge                 delete what was delivered more than RETENTION_DAYS ago
  npm run leads -- move [--to postgres://...]
                                         carry the embedded store of DATA_DIR into PostgreSQL (DATABASE_URL without
                                         --to). Stop the server first; may be run again

ID is a letter's id (msg_...) or the reference that the visitor was given (like A7K2-M9QX).
Exit codes: 0 done, 1 not found or not possible, 2 wrong use.
`;

const STATES: readonly LetterState[] = ['waiting', 'held', 'delivered', 'dead'];

type Command = (desk: OperatorDesk, retentionDays: number) => Promise<Answer>;
/** What to do: with the letters of the store that is configured, or with the store itself. */
type Call = { command: Command } | { moveTo: string | undefined } | Answer;

const wrong = (err: string): Answer => ({ code: 2, err: `${err}\nSee: npm run leads -- --help` });

function callOf(args: string[]): Call {
  const read = readArgs(args, {
    state: { type: 'string' },
    format: { type: 'string' },
    to: { type: 'string' },
    dead: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if ('fault' in read) return wrong(read.fault);
  const { values, positionals } = read;
  const [name, ...ids] = positionals;
  if (values.help || name === 'help') return done(HELP);
  const state = STATES.find((known) => known === values.state);
  if (values.state !== undefined && !state) return wrong(`--state is one of ${STATES.join(', ')}`);
  if (ids.length > 0 && name !== 'show' && name !== 'replay') return wrong(`${name} takes no ID`);
  if (values.to !== undefined && name !== 'move') return wrong(`${name} takes no --to`);
  switch (name) {
    case 'list':
      return { command: async (desk) => done(table(await desk.list(state))) };
    case 'show': {
      const [id] = ids;
      if (id === undefined || ids.length > 1) return wrong('show takes one ID');
      return { command: (desk) => show(desk, id) };
    }
    case 'replay':
      if (values.dead === ids.length > 0) return wrong('replay takes IDs, or --dead');
      return { command: (desk) => (values.dead ? replayDead(desk) : replay(desk, ids)) };
    case 'export': {
      const { format } = values;
      if (format !== 'csv' && format !== 'json') return wrong('export takes --format csv or --format json');
      return { command: async (desk) => done(exported(await desk.list(state), format)) };
    }
    case 'purge':
      return { command: purge };
    case 'move':
      return { moveTo: values.to };
    default:
      return wrong(name === undefined ? 'a command is missing' : `there is no command ${name}`);
  }
}

async function show(desk: OperatorDesk, id: string): Promise<Answer> {
  const record = await desk.show(id);
  return record ? done(oneLetter(record)) : { code: 1, err: `there is no letter ${id}` };
}

async function replay(desk: OperatorDesk, ids: string[]): Promise<Answer> {
  const missing: string[] = [];
  for (const id of ids) if (!(await desk.replay(id))) missing.push(id);
  const sent = `${ids.length - missing.length} to be sent again\n`;
  return missing.length === 0
    ? done(sent)
    : { code: 1, err: `${sent}there is no letter ${missing.join(', ')}` };
}

async function replayDead(desk: OperatorDesk): Promise<Answer> {
  return done(`${await desk.replayDead()} to be sent again\n`);
}

async function purge(desk: OperatorDesk, retentionDays: number): Promise<Answer> {
  const deleted = await desk.purgeDelivered(retentionEdge(systemClock.now(), retentionDays));
  return done(`${deleted} deleted: delivered more than ${retentionDays} days ago\n`);
}

function run(args: string[], env: Record<string, string | undefined>): Answer | Promise<Answer> {
  const call = callOf(args);
  if ('code' in call) return call;
  if ('moveTo' in call) return onConfig(env, (config) => moveStore(config, call.moveTo));
  return onStore(env, (store, { retentionDays }) =>
    call.command(createOperatorDesk({ store, clock: systemClock }), retentionDays),
  );
}

say(await run(process.argv.slice(2), process.env));
