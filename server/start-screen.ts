import type { Config } from './config.ts';

/** Where letters go, without a password; undefined: nowhere yet. */
function lettersGoTo({ mail, webhook }: Config): string | undefined {
  const places = [
    mail && `by mail over ${new URL(mail.url).hostname}${mail.to ? ` to ${mail.to}` : ''}`,
    webhook && `to the webhook at ${new URL(webhook.url).host}`,
  ];
  return places.filter((place) => place !== undefined).join(' and ') || undefined;
}

/**
 * What a person who has started the site wants to know first: its address, where letters go, and what is not set up yet.
 * @param place where the server listens
 * @returns lines of text that end with a line break; no secret stands in them
 */
export function startScreen(config: Config, { address, port }: { address: string; port: number }): string {
  const host = address.includes(':') ? `[${address}]` : address.replace(/^127\.0\.0\.1$/, 'localhost');
  const { chat, tools } = config;
  const isMeasured = tools.googleAnalytics !== null || tools.clarity !== null;
  const lines = {
    'The site is at': `http://${host}:${port}`,
    Letters:
      lettersGoTo(config) ??
      'are kept and go nowhere yet: set MAIL_URL or WEBHOOK_URL; npm run leads -- list',
    Store: config.databaseUrl
      ? `PostgreSQL at ${new URL(config.databaseUrl).host}`
      : `SQLite in ${config.dataDir}`,
    Assistant: chat
      ? `asks ${new URL(chat.url).host}`
      : 'answers from the site itself; for a paid service set CHAT_API_URL',
    Analytics: isMeasured ? 'after a visitor’s yes' : 'off; set GA_MEASUREMENT_ID or CLARITY_PROJECT_ID',
    'Before the launch': 'npm run launch-check lists what is left to decide',
  };
  return Object.entries(lines)
    .map(([name, said]) => `${name.padEnd(18)} ${said}\n`)
    .join('');
}
