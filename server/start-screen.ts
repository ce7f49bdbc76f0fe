import type { Config } from './config.ts';

export function startScreen(
  config: Config,
  tools: readonly unknown[],
  { address, port }: { address: string; port: number },
): string {
  const host = address.includes(':') ? `[${address}]` : address.replace(/^127\.0\.0\.1$/, 'localhost');
  const { chat, mail, webhook } = config;
  const destinations = [
    ...(mail ? [`by mail over ${new URL(mail.url).hostname}${mail.to ? ` to ${mail.to}` : ''}`] : []),
    ...(webhook ? [`to the webhook at ${new URL(webhook.url).host}`] : []),
  ];
  const lines = {
    'The site is at': `http://${host}:${port}`,
    Submissions:
      destinations.join(' and ') ||
      'are kept and go nowhere yet: set MAIL_URL or WEBHOOK_URL; npm run leads -- list',
    Store: config.databaseUrl
      ? `PostgreSQL at ${new URL(config.databaseUrl).host}`
      : `SQLite in ${config.dataDir}`,
    Assistant: chat
      ? `asks ${new URL(chat.url).host}`
      : 'answers from the site itself; for a paid service set CHAT_API_URL',
    Analytics:
      tools.length > 0 ? 'after a visitor’s yes' : 'off; set GA_MEASUREMENT_ID or CLARITY_PROJECT_ID',
    'Owner notices':
      destinations.length > 0
        ? 'come on Monday at seven, and when something is wrong'
        : 'are off: they need MAIL_URL or WEBHOOK_URL',
    'Before the launch': 'npm run launch-check lists what is left to decide',
  };
  return Object.entries(lines)
    .map(([name, text]) => `${name.padEnd(18)} ${text}\n`)
    .join('');
}
