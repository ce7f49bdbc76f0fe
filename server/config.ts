import { z } from 'zod';

/** Without `databaseUrl` the store is SQLite in `dataDir`; without `webhook` and `mail`, submissions stay held. */
export type Config = ReturnType<typeof toConfig>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** This is checked at the start, because the signing library throws only at the first delivery. */
const WEBHOOK_SECRET = /^whsec_(?=.)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
// A password with / # ? or @ in it would cut the address short, so that it names another host.
const MAIL_ADDRESS = /^smtps?:\/\/(?:[^@/?#]*@)?[^@/?#]+\/?$/i;
const CODED_LETTER_OR_DIGIT = /%(?:3\d|[46][1-9a-f]|[57][\da])/i;
const chatVariables = ['CHAT_API_URL', 'CHAT_API_KEY', 'CHAT_MODEL'] as const;

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}

function addressWith(schemes: string[], error: string, fits: (url: URL, written: string) => boolean) {
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && schemes.includes(url.protocol.slice(0, -1)) && fits(url, value);
  }, error);
}

// fetch rejects URLs with credentials.
const isAnonymous = ({ username, password }: URL) => username === '' && password === '';
const webAddress = addressWith(
  ['http', 'https'],
  'must be an http or https address without a user name or password',
  isAnonymous,
);
export const databaseAddress = addressWith(
  ['postgres', 'postgresql'],
  'must be an address like postgres://user:password@host:5432/database',
  ({ href }) => href.includes('://'),
);

const mailbox = z.string().regex(z.regexes.html5Email, 'must be one e-mail address, like hello@example.org');

const environment = z.object({
  HOST: z.string().regex(/^\S+$/, 'must be a host name or an address').default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  SITE_URL: addressWith(
    ['http', 'https'],
    'must be an http or https origin, like https://example.org',
    (url) => url.href === `${url.origin}/`,
  )
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  WEBHOOK_URL: webAddress.optional(),
  WEBHOOK_SECRET: z
    .string()
    // Deliveries carry a signature by each secret, so that secrets can be rotated.
    .transform((value) => value.split(/[\s,]+/).filter((secret) => secret !== ''))
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => WEBHOOK_SECRET.test(secret)),
      'must be whsec_ followed by valid base64',
    )
    .default([]),
  MAIL_URL: addressWith(
    ['smtp', 'smtps'],
    'must be an address like smtps://user:password@host:465; in user and password write % as %25, @ as %40, # as %23, / as %2F, ? as %3F',
    ({ username, password }, written) =>
      MAIL_ADDRESS.test(written) && !CODED_LETTER_OR_DIGIT.test(username + password),
  ).optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  // The address is a secret, so it may not travel unencrypted.
  BOOKING_BUSY_URL: addressWith(
    ['http', 'https'],
    'must be an https address without a user name or password',
    (url) => isAnonymous(url) && (url.protocol === 'https:' || isLoopback(url.hostname)),
  ).optional(),
  CHAT_API_URL: webAddress.optional(),
  CHAT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_DAILY_REQUESTS: wholeNumber(0, 999_999_999).default(1000),
  CHAT_KEEP_QUESTIONS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  TRUSTED_PROXIES: wholeNumber(0, 100).default(0),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(30),
  OPS_PORT: wholeNumber(0, 65_535).optional(),
  // Supervisors kill after ten seconds.
  DRAIN_SECONDS: wholeNumber(0, 5).default(0),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** Returns the configuration, or a line per invalid variable, without its value, which may be a secret. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; errors: string[] } {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = environment.safeParse(set);
  const issues = parsed.error?.issues.toReversed() ?? [];
  const errors = new Map(issues.map(({ path: [name], message }) => [String(name), message]));
  const missing = chatVariables.filter((name) => set[name] === undefined);
  for (const name of missing.length < chatVariables.length ? missing : [])
    errors.set(name, `is missing: ${chatVariables.join(', ')} are set together or not at all`);
  // Only names with an underscore are compared: HOST and PORT resemble too many others. MAILTO belongs to cron.
  const unset = Object.keys(environment.shape).filter((name) => /_/.test(name) && set[name] === undefined);
  for (const name of Object.keys(set).filter((key) => key !== 'MAILTO' && !(key in environment.shape))) {
    const variants = variantsOf(name);
    const setting = unset.find((known) => variantsOf(known).some((variant) => variants.includes(variant)));
    if (setting) errors.set(name, `is no setting: did you mean ${setting}?`);
  }
  if (!parsed.success || errors.size > 0)
    return { ok: false, errors: [...errors].map(([name, error]) => `${name}: ${error}`) };
  return { ok: true, config: toConfig(parsed.data) };
}

/** Names that share a variant differ by one typing error. Variants lack underscores, and at most one other character. */
function variantsOf(name: string): string[] {
  const compact = name.toUpperCase().replaceAll('_', '');
  return [compact, ...Array.from(compact, (_, index) => compact.slice(0, index) + compact.slice(index + 1))];
}

function toConfig(env: z.output<typeof environment>) {
  const { CHAT_API_URL: url, CHAT_API_KEY: key, CHAT_MODEL: model } = env;
  return {
    host: env.HOST,
    port: env.PORT,
    siteUrl: env.SITE_URL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    webhook: env.WEBHOOK_URL ? { url: env.WEBHOOK_URL, secrets: env.WEBHOOK_SECRET } : undefined,
    mail: env.MAIL_URL ? { url: env.MAIL_URL, from: env.MAIL_FROM, to: env.MAIL_TO } : undefined,
    bookingBusyUrl: env.BOOKING_BUSY_URL,
    chat: url !== undefined && key !== undefined && model !== undefined ? { url, key, model } : undefined,
    chatDailyRequests: env.CHAT_DAILY_REQUESTS,
    chatKeepsQuestions: env.CHAT_KEEP_QUESTIONS === 'on',
    trustedProxies: env.TRUSTED_PROXIES,
    retentionDays: env.RETENTION_DAYS,
    opsPort: env.OPS_PORT,
    drainSeconds: env.DRAIN_SECONDS,
    logFormat: env.LOG_FORMAT,
    logLevel: env.LOG_LEVEL,
  };
}

export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Returns the variables whose remote service is reached without TLS. */
export function unencryptedServices({ webhook, chat, mail }: Config): string[] {
  const services = { WEBHOOK_URL: webhook?.url, CHAT_API_URL: chat?.url, MAIL_URL: mail?.url };
  return Object.entries(services).flatMap(([variable, address]) => {
    const url = URL.parse(address ?? '');
    // The mail transport requires STARTTLS wherever there is a password.
    const isOpen = url?.protocol === 'http:' || (url?.protocol === 'smtp:' && url.username === '');
    return isOpen && !isLoopback(url.hostname) ? [variable] : [];
  });
}
