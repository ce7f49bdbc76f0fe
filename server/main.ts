import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Server as PlainServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { enableTools } from './analytics-tools.ts';
import { assembleSite } from './assemble-site.ts';
import { readConfig, unencryptedServices } from './config.ts';
import { openStore } from './db/open-store.ts';
import { addressOf, createHttpServer } from './http/http-server.ts';
import { listSiteFiles } from './http/site-files.ts';
import { openLog } from './observability/log.ts';
import { startMetricsServer } from './observability/metrics-server.ts';
import { portError, storeError } from './start-errors.ts';
import { startScreen } from './start-screen.ts';

/** Supervisors kill after ten seconds. The rest is for closing the store. */
const GRACE_MS = 8000;
const FORCE_EXIT_MS = 9500;
const IDLE_SWEEP_MS = 250;
const build = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../build'));

// React's development build renders three times as slowly, so this is set before React is imported.
process.env.NODE_ENV ??= 'production';

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const result = readConfig(process.env);
if (!result.ok) exitWith(result.errors.join('\n'));
const { config } = result;
const log = openLog(config);
if (!existsSync(path.join(build, 'server/index.js')))
  exitWith(`there is no built site in ${build}; run "npm run build", or name the folder where it is`);
for (const variable of unencryptedServices(config))
  log.warn({ variable, remedy: 'use https or smtps' }, 'config.unencrypted');
const { mail } = config;
if (mail?.from !== undefined && mail.from === mail.to)
  log.warn({ remedy: 'set MAIL_FROM to another than MAIL_TO' }, 'config.same_mailbox');
const { openSite } = await import('./http/open-site.ts');
const site = openSite(await import(path.join(build, 'server/index.js')), 'production', log);
const tools = enableTools(site.analyticsTools, process.env);
if (!tools.ok) exitWith(tools.errors.join('\n'));
const { migrations } = site.serverModules;
const store = await openStore(config, { log, migrations }).catch((error: unknown) =>
  exitWith(storeError(config, error)),
);
const files = await listSiteFiles(path.join(build, 'client'), tools.hosts);
let isStopping = false;
const assembled = await assembleSite({
  config,
  store,
  site,
  files,
  tools,
  openChat: (deps) => site.openChat(deps, path.join(build, 'assistant')),
  log,
  isStopping: () => isStopping,
}).catch((error: unknown) => {
  if (store.outageCode(error) === undefined) throw error;
  return exitWith(storeError(config, error));
});

const { app, metrics } = assembled;
const { opsPort } = config;
const metricsServer =
  metrics && opsPort !== undefined
    ? await startMetricsServer({ port: opsPort, metrics, log }).catch((error: unknown) =>
        exitWith(portError('OPS_PORT', error)),
      )
    : undefined;
const server = createHttpServer(app.fetch);
server.listen(config.port, config.host, () => {
  const place = addressOf(server);
  process.stderr.write(startScreen(config, tools.enabled, place));
  log.info(place, 'server.listening');
});

server.once('error', (error) => exitWith(portError('PORT', error)));

async function closeRequests(): Promise<void> {
  const drainMs = config.drainSeconds * 1000;
  await pause(drainMs);
  const closed = once(server, 'close');
  // HTTP's own `close` would end idle connections at once and lose requests in transit, which now get `Connection: close`.
  PlainServer.prototype.close.call(server);
  const sweeping = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  setTimeout(() => server.closeAllConnections(), GRACE_MS - drainMs);
  await closed;
  clearInterval(sweeping);
}

/** Deliveries that are not finished stay in the store. */
async function stop(signal: string): Promise<void> {
  isStopping = true;
  log.info({ signal }, 'server.stopping');
  setTimeout(() => {
    log.error('server.stop_forced');
    process.exit(1);
  }, FORCE_EXIT_MS).unref();
  metricsServer?.close();
  await Promise.all([closeRequests(), assembled.stop(GRACE_MS)]);
  await assembled.writePageCounts();
  await store.close();
  log.info('server.stopped');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'server.stop_failed');
        process.exit(1);
      },
    );
  });
