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

test('[ER-2] what is set is taken over', () => {
  const read = readConfig({
    PORT: '8080',
    SITE_URL: 'https://example.org/',
    WEBHOOK_URL: 'https://hooks.example.org/in?team=sales',
    MAIL_URL: 'smtps://user%40firm.lu:pass@mail.example.org:465',
    MAIL_TO: 'submissions@firm.lu',
    CHAT_API_URL: 'https://chat.example.org/v1/chat/completions',
    CHAT_API_KEY: 'key',
    CHAT_MODEL: 'small',
    CHAT_KEEP_QUESTIONS: 'on',
  });
  expect(read).toMatchObject({
    ok: true,
    config: {
      port: 8080,
      siteUrl: 'https://example.org',
      webhook: { url: 'https://hooks.example.org/in?team=sales', secrets: [] },
      mail: {
        url: 'smtps://user%40firm.lu:pass@mail.example.org:465',
        from: undefined,
        to: 'submissions@firm.lu',
      },
      chat: { url: 'https://chat.example.org/v1/chat/completions', key: 'key', model: 'small' },
      chatKeepsQuestions: true,
    },
  });
});

test('[ER-2] every wrong variable is named once, all of them at the same start', () => {
  const wrong = {
    HOST: 'two words',
    PORT: '70000',
    SITE_URL: 'https://example.org/path',
    DATABASE_URL: 'mysql://example.org/site',
    WEBHOOK_URL: 'ftp://example.org',
    WEBHOOK_SECRET: 'secret',
    MAIL_URL: 'smtp://mail.example.org?tls.rejectUnauthorized=false',
    MAIL_FROM: 'Site <site@firm.lu>',
    MAIL_TO: 'one@firm.lu, two@firm.lu',
    CHAT_API_URL: 'nonsense',
    CHAT_API_KEY: 'two words',
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
});

test('[ER-2] a fault never repeats the value, which may be a secret', () => {
  const read = readConfig({
    WEBHOOK_SECRET: 'whsec_hunter2!',
    CHAT_API_KEY: 'hunter2 hunter2',
    WEBHOOK_URL: 'https://user:hunter2@example.org',
    MAIL_URL: 'http://user:hunter2@example.org',
    DATABASE_URL: 'mysql://user:hunter2@example.org/site',
  });
  expect(read.ok).toBe(false);
  expect(JSON.stringify(read)).not.toContain('hunter2');
});

test('[ER-2] the chat service is configured whole or not at all', () => {
  const read = readConfig({ CHAT_API_KEY: 'key' });
  expect(read.ok ? [] : read.errors.map((error) => error.split(':')[0])).toEqual([
    'CHAT_API_URL',
    'CHAT_MODEL',
  ]);
});

test.for([
  ['postgres://example.org/site', true],
  ['postgresql://user:pass%20word@[::1]:5433/site', true],
  ['postgres:///site?host=/var/run/postgresql', true],
  ['postgres:site', false],
  ['file:///var/lib/site.sqlite', false],
  ['example.org/site', false],
] as const)('[ER-2] %s as the address of a database: %s', ([DATABASE_URL, ok]) => {
  expect(readConfig({ DATABASE_URL }).ok).toBe(ok);
});

test('two secrets may stand beside each other, so that one can follow the other', () => {
  const WEBHOOK_SECRET = `${SECRET} ,\n whsec_bmV4dA==,`;
  const read = readConfig({ WEBHOOK_URL: 'https://hooks.example.org', WEBHOOK_SECRET });
  expect(read.ok && read.config.webhook?.secrets).toEqual([SECRET, 'whsec_bmV4dA==']);
});

test.for([',', `${SECRET} whsec_`, 'whsec_abc', 'whsec_not base64', SECRET.slice(6)])(
  '[ER-2] a secret that could not sign is refused at start, not at the first delivery: %s',
  (WEBHOOK_SECRET) => {
    expect(readConfig({ WEBHOOK_SECRET })).toMatchObject({ ok: false });
  },
);

test.for([
  ['WEBHOOK_URL', 'http://crm.example.org/in', ['WEBHOOK_URL']],
  ['WEBHOOK_URL', 'http://10.0.0.7/in', ['WEBHOOK_URL']],
  ['WEBHOOK_URL', 'https://crm.example.org/in', []],
  ['WEBHOOK_URL', 'http://localhost:4000', []],
  ['WEBHOOK_URL', 'http://127.0.0.1:4000', []],
  ['WEBHOOK_URL', 'http://[::1]:4000', []],
  ['MAIL_URL', 'smtp://mail.example.org', ['MAIL_URL']],
  ['MAIL_URL', 'smtp://user:password@mail.example.org', []],
  ['MAIL_URL', 'smtps://mail.example.org', []],
  ['MAIL_URL', 'smtp://127.0.0.1:25', []],
  ['MAIL_URL', 'smtp://127.0.0.1.evil.example', ['MAIL_URL']],
] as const)(
  'submissions that would leave the machine readable for others are warned about: %s=%s',
  ([variable, url, named]) => {
    const read = readConfig({ [variable]: url });
    expect(read.ok && unencryptedServices(read.config)).toEqual(named);
  },
);
