import { z } from 'zod';

/**
 * Everything an operator can set. `databaseUrl` undefined: the embedded store in `dataDir`. `siteUrl` is an origin without a trailing slash; undefined means the company file's
 * own. `webhook` and `mail` undefined: letters are held; the webhook's `secrets` sign each delivery, all of them. A mail's `from` and `to` undefined: the mailboxes of the company file. `chat` undefined: the built-in assistant answers.
 */
export type Config = ReturnType<typeof shape>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const WEBHOOK_SECRET_PREFIX = 'whsec_';
const CHAT_VARIABLES = ['CHAT_API_URL', 'CHAT_API_KEY', 'CHAT_MODEL'] as const;

function whole(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}

const webAddress = z
  .string()
  .refine(isWebAddress, 'must be an http or https address without a user name or password');

const mailbox = z
  .string()
  .regex(z.regexes.html5Email, 'must be one e-mail address, like letters@example.org');

const environment = z.object({
  HOST: z.string().regex(/^\S+$/, 'must be a host name or an address').default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an http or https origin, like https://example.org')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseAddress, 'must be an address like postgres://user:password@host:5432/database')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  WEBHOOK_URL: webAddress.optional(),
  WEBHOOK_SECRET: z
    .string()
    .transform(readWebhookSecrets)
    .refine(
      (secrets) => secrets.length > 0 && secrets.every(isWebhookSecret),
      `must be ${WEBHOOK_SECRET_PREFIX} followed by valid base64`,
    )
    .default([]),
  MAIL_URL: z
    .string()
    .refine(isMailAddress, 'must be an address like smtps://user:password@host:465')
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  CHAT_API_URL: webAddress.optional(),
  CHAT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_DAILY_REQUESTS: whole(0, 999_999_999).default(1000),
  CHAT_KEEP_QUESTIONS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  // Both go into the pages' script, so what they may contain is narrow.
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  CLARITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9]+$/, 'must be lower-case letters and digits')
    .optional(),
  TRUSTED_PROXIES: whole(0, 100).default(0),
  RETENTION_DAYS: whole(1, 36_500).default(30),
  OPS_PORT: whole(0, 65_535).optional(),
  // More would leave too little of the ten seconds to what is open.
  DRAIN_SECONDS: whole(0, 5).default(0),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/**
 * Reads the configuration out of an environment. An empty or blank variable counts as unset.
 * @param env the environment, usually `process.env`
 * @returns the configuration, or one line per wrong variable (`NAME: what is wrong`). A line never repeats the value,
 * because a value may be a secret.
 */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; faults: string[] } {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = environment.safeParse(set);
  const faults = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    if (!faults.has(name)) faults.set(name, issue.message);
  }
  const chatSet = CHAT_VARIABLES.filter((name) => set[name] !== undefined);
  if (chatSet.length > 0) {
    for (const name of CHAT_VARIABLES) {
      if (set[name] === undefined)
        faults.set(name, `is missing: ${CHAT_VARIABLES.join(', ')} are set together or not at all`);
    }
  }
  if (!parsed.success || faults.size > 0) {
    return { ok: false, faults: [...faults].map(([name, fault]) => `${name}: ${fault}`) };
  }
  return { ok: true, config: shape(parsed.data) };
}

function shape(read: z.output<typeof environment>) {
  const { CHAT_API_URL: url, CHAT_API_KEY: key, CHAT_MODEL: model } = read;
  return {
    host: read.HOST,
    port: read.PORT,
    siteUrl: read.SITE_URL,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    webhook:
      read.WEBHOOK_URL === undefined ? undefined : { url: read.WEBHOOK_URL, secrets: read.WEBHOOK_SECRET },
    mail:
      read.MAIL_URL === undefined
        ? undefined
        : { url: read.MAIL_URL, from: read.MAIL_FROM, to: read.MAIL_TO },
    chat: url !== undefined && key !== undefined && model !== undefined ? { url, key, model } : undefined,
    chatDailyRequests: read.CHAT_DAILY_REQUESTS,
    /** Whether questions that the assistant is not sure of are kept, without what tells of a person. */
    chatKeepsQuestions: read.CHAT_KEEP_QUESTIONS === 'on',
    /** The analytics tools by their ids; null where one is off. */
    tools: {
      googleAnalytics: read.GA_MEASUREMENT_ID ?? null,
      clarity: read.CLARITY_PROJECT_ID ?? null,
    },
    trustedProxies: read.TRUSTED_PROXIES,
    retentionDays: read.RETENTION_DAYS,
    /** Where the numbers are served; undefined: nothing is counted. */
    opsPort: read.OPS_PORT,
    /** How long new requests are still taken after the signal to stop. */
    drainSeconds: read.DRAIN_SECONDS,
    /** Undefined: text on a terminal, JSON elsewhere. */
    logFormat: read.LOG_FORMAT,
    logLevel: read.LOG_LEVEL,
  };
}

/** The settings whose service is outside of this machine and is not asked over TLS. */
export function unencryptedServices({ webhook, chat }: Config): string[] {
  const services = { WEBHOOK_URL: webhook?.url, CHAT_API_URL: chat?.url };
  return Object.entries(services).flatMap(([variable, address]) => {
    const url = URL.parse(address ?? '');
    const isHere = /^(?:localhost|127\..*|\[::1\])$/.test(url?.hostname ?? '');
    return url?.protocol === 'http:' && !isHere ? [variable] : [];
  });
}

// fetch refuses an address that holds credentials, so it would fail at the first letter instead of at start.
function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** Whether it is the address of a PostgreSQL database; which parameters it may carry is the driver's affair. */
export function isDatabaseAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && value.includes('://');
}

function isMailAddress(value: string): boolean {
  const url = URL.parse(value);
  // What else may stand in such an address is options of the library, and no affair of the environment.
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && url.search === '';
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isWebAddress(value) && url.pathname === '/' && url.search === '' && url.hash === '';
}

/**
 * The secrets of a variable, apart from each other by spaces or commas. More than one is for a change of the secret:
 * each delivery is signed with all of them, so the receiver may go over to the new one whenever it likes.
 */
function readWebhookSecrets(value: string): string[] {
  return value.split(/[\s,]+/).filter((secret) => secret !== '');
}

/**
 * Whether a text is a symmetric secret of the Standard Webhooks specification: the prefix, then padded base64 of at
 * least one byte. Checked at start because the signing library throws only at the first letter.
 */
function isWebhookSecret(value: string): boolean {
  if (!value.startsWith(WEBHOOK_SECRET_PREFIX)) return false;
  const encoded = value.slice(WEBHOOK_SECRET_PREFIX.length);
  return encoded !== '' && Buffer.from(encoded, 'base64').toString('base64') === encoded;
}
