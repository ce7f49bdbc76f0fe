import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startScreen } from './start-screen.ts';

function screen(environment: Record<string, string>, address = '127.0.0.1', tools: unknown[] = []): string {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.errors.join());
  return startScreen(read.config, tools, { address, port: 3000 });
}

test('a start without settings says where the site is, that submissions are kept, and what could be set', () => {
  const said = screen({});
  expect(said).toMatch(/^The site is at +http:\/\/localhost:3000\n/);
  expect(said).toMatch(/^Submissions +are kept .*MAIL_URL or WEBHOOK_URL/m);
  expect(said).toMatch(/^Assistant .*CHAT_API_URL$/m);
  expect(said).toMatch(/^Analytics +off/m);
  expect(said).toContain('npm run launch-check');
});

test('a start with every service names where things go, and no secret', () => {
  const said = screen(
    {
      MAIL_URL: 'smtps://post:hunter2@mail.example.org:465',
      MAIL_TO: 'submissions@example.org',
      WEBHOOK_URL: 'https://hooks.example.org/in?token=hunter2',
      DATABASE_URL: 'postgres://site:hunter2@db.example.org:5432/site',
      CHAT_API_URL: 'https://chat.example.org/v1/chat/completions',
      CHAT_API_KEY: 'hunter2',
      CHAT_MODEL: 'model',
    },
    '::1',
    ['G-TEST'],
  );
  expect(said).toContain('http://[::1]:3000');
  expect(said).toMatch(
    /by mail over mail\.example\.org to submissions@example\.org and to the webhook at hooks\.example\.org$/m,
  );
  expect(said).toMatch(/^Store +PostgreSQL at db\.example\.org:5432$/m);
  expect(said).toMatch(/^Assistant +asks chat\.example\.org$/m);
  expect(said).toMatch(/^Analytics +after/m);
  expect(said).not.toContain('hunter2');
});
