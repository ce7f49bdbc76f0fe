import { expect, test } from 'vitest';
import { readConfig, unencryptedServices } from './config.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('[ER-2] nothing is required, and a blank variable counts as unset', () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    config: { host: '127.0.0.1', port: 3000, dataDir: './data', trustedProxies: 0, logLevel: 'info' },
  });
  expect(readConfig({ PORT: '', WEBHOOK_URL: '  ', CHAT_API_KEY: '', DATABASE_URL: '' })).toEqual(read);
});

test('[ER-2] what is set is taken over, and two secrets may stand beside each other, so that one can follow the other', () => {
  const chat = { url: 'https://chat.example.org/v1/chat/completions', key: 'key', model: 'small' };
  const read = readConfig({
    PORT: '8080',
    SITE_URL: 'https://example.org/',
    WEBHOOK_URL: 'https://hooks.example.org/in?team=sales',
    WEBHOOK_SECRET: `${SECRET} ,\n whsec_bmV4dA==,`,
    MAIL_URL: 'smtps://user%40firm.lu:pass@mail.example.org:465',
    CHAT_API_URL: chat.url,
    CHAT_API_KEY: chat.key,
    CHAT_MODEL: chat.model,
    CHAT_KEEP_QUESTIONS: 'on',
  });
  const webhook = { url: 'https://hooks.example.org/in?team=sales', secrets: [SECRET, 'whsec_bmV4dA=='] };
  const mail = { url: 'smtps://user%40firm.lu:pass@mail.example.org:465', from: undefined, to: undefined };
  const others = { port: 8080, siteUrl: 'https://example.org', chatKeepsQuestions: true };
  expect(read).toMatchObject({ ok: true, config: { ...others, webhook, mail, chat } });
});

test('[ER-2] every wrong variable is named once, all of them at the same start, and never with its value, which may be a secret', () => {
  const wrong = {
    HOST: 'two words',
    PORT: '70000',
    SITE_URL: 'https://example.org/path',
    DATABASE_URL: 'mysql://user:hunter2@example.org/site',
    WEBHOOK_URL: 'https://user:hunter2@example.org',
    WEBHOOK_SECRET: 'whsec_hunter2!',
    MAIL_URL: 'http://user:hunter2@example.org',
    MAIL_FROM: 'Site <site@firm.lu>',
    MAIL_TO: 'one@firm.lu, two@firm.lu',
    CHAT_API_URL: 'nonsense',
    CHAT_API_KEY: 'hunter2 hunter2',
    CHAT_DAILY_REQUESTS: '-1',
    TRUSTED_PROXIES: 'one',
    RETENTION_DAYS: '0',
    OPS_PORT: '1.5',
    DRAIN_SECONDS: '6',
    LOG_LEVEL: 'loud',
  };
  const read = readConfig(wrong);
  const named = read.ok ? [] : read.errors.map((error) => error.split(':')[0]);
  expect(named.toSorted()).toEqual([...Object.keys(wrong), 'CHAT_MODEL'].toSorted());
  expect(JSON.stringify(read)).not.toContain('hunter2');
});

test('[ER-2] a name that is a setting’s but for a typing error is named with the one meant, and no other', () => {
  const mistyped = { MAILURL: 'x', CHAT_DAILY_REQUEST: '5', WEBHOOKS_URL: 'x', LOG_LEVELS: 'x' };
  const read = readConfig({ ...mistyped, LOG_LEVEL: 'info', HOME: '/', PATH: '/', MAILTO: 'x', DATADIR: '' });
  expect(read.ok || read.errors).toEqual([
    'MAILURL: is no setting: did you mean MAIL_URL?',
    'CHAT_DAILY_REQUEST: is no setting: did you mean CHAT_DAILY_REQUESTS?',
    'WEBHOOKS_URL: is no setting: did you mean WEBHOOK_URL?',
  ]);
});

test.for([
  ['DATABASE_URL', 'postgres://example.org/site', true],
  ['DATABASE_URL', 'postgresql://user:pass%20word@[::1]:5433/site', true],
  ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql', true],
  ['DATABASE_URL', 'postgres:site', false],
  ['DATABASE_URL', 'example.org/site', false],
  ['MAIL_URL', 'smtps://user:p%25ss%40%C3%A9@mail.example.org', true],
  ['WEBHOOK_URL', 'ftp://example.org', false],
  ['MAIL_URL', 'smtp://mail.example.org?tls.rejectUnauthorized=false', false],
  ['MAIL_URL', 'smtps://user:50%41b@mail.example.org', false],
  ['MAIL_URL', 'smtps://user:p#ss@mail.example.org', false],
  ['MAIL_URL', 'smtps://user:p/ss@mail.example.org', false],
  ['MAIL_URL', 'smtps://user:p@ss@mail.example.org', false],
  // CHAT_API_URL, CHAT_API_KEY and CHAT_MODEL are set together or not at all.
  ['CHAT_API_KEY', 'key', false],
  // Secrets that cannot sign are refused at the start, not at the first delivery.
  ...[',', `${SECRET} whsec_`, 'whsec_abc', 'whsec_not base64', SECRET.slice(6)].map(
    (secret) => ['WEBHOOK_SECRET', secret, false] as const,
  ),
] as const)('[ER-2] %s=%s is taken: %s', ([variable, value, ok]) => {
  expect(readConfig({ [variable]: value }).ok).toBe(ok);
});

test.for([
  ['WEBHOOK_URL', 'http://crm.example.org/in', true],
  ['WEBHOOK_URL', 'https://crm.example.org/in', false],
  ['WEBHOOK_URL', 'http://[::1]:4000', false],
  ['MAIL_URL', 'smtp://mail.example.org', true],
  ['MAIL_URL', 'smtp://user:password@mail.example.org', false],
  ['MAIL_URL', 'smtps://mail.example.org', false],
  ['MAIL_URL', 'smtp://127.0.0.1:25', false],
  ['MAIL_URL', 'smtp://127.0.0.1.evil.example', true],
] as const)('what leaves the machine unencrypted is warned about: %s=%s %s', ([variable, url, isOpen]) => {
  const read = readConfig({ [variable]: url });
  expect(read.ok && unencryptedServices(read.config)).toEqual(isOpen ? [variable] : []);
});
