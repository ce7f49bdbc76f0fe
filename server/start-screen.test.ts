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
  expect(said).toMatch(
    /^The site is at +http:\/\/localhost:3000\nSubmissions +are kept .*MAIL_URL or WEBHOOK_URL/,
  );
  expect(said).toMatch(/^Assistant .*CHAT_API_URL\nAnalytics +off/m);
});

test('a start with every service names where things go, and no secret', () => {
  const environment = {
    MAIL_URL: 'smtps://post:hunter2@mail.example.org:465',
    MAIL_TO: 'submissions@example.org',
    WEBHOOK_URL: 'https://hooks.example.org/in?token=hunter2',
    DATABASE_URL: 'postgres://site:hunter2@db.example.org:5432/site',
    CHAT_API_URL: 'https://chat.example.org/v1',
    CHAT_API_KEY: 'hunter2',
    CHAT_MODEL: 'model',
  };
  const said = screen(environment, '::1', [{}]);
  for (const part of [
    'http://[::1]:3000',
    'by mail over mail.example.org to submissions@example.org and to the webhook at hooks.example.org\n',
    'PostgreSQL at db.example.org:5432\n',
    'asks chat.example.org\n',
  ])
    expect(said).toContain(part);
  expect(said).not.toContain('hunter2');
});
