import { type ConsentAdmin, createConsentAdmin } from '../server/consents/consent-admin.ts';
import { consentTable, exportedConsents, wordingsText } from './consents-output.ts';
import { type Answer, done, type Environment, onStore, readArgs, say } from './operator-command.ts';

const HELP = `Decisions about cookies, as evidence. Nothing in them says who decided: a visitor has the receipt.
It reads the same environment as the server and may be used while the server runs.

  npm run consents -- list [--since DATE]
  npm run consents -- export --format csv|json [--since DATE]
  npm run consents -- wordings           the exact words behind each hash

DATE is a day like 2026-11-21, in UTC, or a moment like 2026-11-21T08:00:00Z.
Exit codes: 0 done, 1 not possible, 2 wrong use.
`;

type Command = (admin: ConsentAdmin) => Promise<Answer>;

const wrong = (err: string): Answer => ({ code: 2, err: `${err}\nSee: npm run consents -- --help` });

function commandOf(args: string[]): Command | Answer {
  const read = readArgs(args, {
    since: { type: 'string' },
    format: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if ('error' in read) return wrong(read.error);
  const { values, positionals } = read;
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return done(HELP);
  if (rest.length > 0) return wrong(`${name} takes no ${rest[0]}`);
  const since = momentOf(values.since);
  if (Number.isNaN(since)) return wrong('--since is a date like 2026-11-21');
  switch (name) {
    case 'list':
      return async (admin) => done(consentTable(await admin.list(since)));
    case 'export': {
      const { format } = values;
      if (format !== 'csv' && format !== 'json') return wrong('export takes --format csv or --format json');
      return async (admin) => done(exportedConsents(await admin.list(since), format));
    }
    case 'wordings':
      return async (admin) => done(wordingsText(await admin.wordings()));
    default:
      return wrong(name === undefined ? 'a command is missing' : `there is no command ${name}`);
  }
}

// ISO dates only: `Date` reads 03/04/2026 as 4 March.
function momentOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  return /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(date) ? Date.parse(date) : Number.NaN;
}

export async function consents(args: string[], env: Environment): Promise<Answer> {
  const command = commandOf(args);
  return typeof command === 'function'
    ? onStore(env, (store) => command(createConsentAdmin(store)))
    : command;
}

if (import.meta.main) say(await consents(process.argv.slice(2), process.env));
