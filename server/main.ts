import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assembleSite } from './assemble-site.ts';
import { openAssistant } from './assistant/assistant.ts';
import { readConfig, unencryptedServices } from './config.ts';
import { closeServer } from './http/close-server.ts';
import { addressOf, createHttpServer } from './http/http-server.ts';
import type { OpenedSite } from './http/open-site.ts';
import { listSiteFiles } from './http/site-files.ts';
import { openLog } from './log/log.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { openStoreOrSay, portFault } from './start-faults.ts';
import { startScreen } from './start-screen.ts';

/** A supervisor waits ten seconds before it kills: this much is for what is open, the rest for putting things away. */
const graceMs = 8000;
const forceExitMs = 9500;
/** The folder of the built site: `build`, or the one named on the command line. */
const build = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../build'));

// React looks at it when it is first imported, which is below; unset, pages would be rendered by its development build, in
// three times the time.
process.env.NODE_ENV ??= 'production';

async function openBuild(): Promise<OpenedSite> {
  const { openSite } = await import('./http/open-site.ts');
  return openSite(await import(path.join(build, 'server/index.js')), 'production', log);
}

function leave(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const read = readConfig(process.env);
if (!read.ok) leave(read.faults.join('\n'));
const { config } = read;
const log = openLog(config);
if (!existsSync(path.join(build, 'server/index.js')))
  leave(`there is no built site in ${build}; run "npm run build", or name the folder where it is`);
for (const variable of unencryptedServices(config))
  log.warn({ variable }, 'config.unencrypted: others can read what is sent there; use https');
const opened = await openStoreOrSay(config, log);
if ('fault' in opened) leave(opened.fault);
const store = opened;
const [files, site] = await Promise.all([
  listSiteFiles(path.join(build, 'client'), config.tools),
  openBuild(),
]);
let isStopping = false;
const {
  app,
  metrics,
  stop: stopBackground,
} = await assembleSite({
  config,
  store,
  site,
  files,
  builtIn: openAssistant(path.join(build, 'assistant'), site.calculate),
  log,
  isStopping: () => isStopping,
});

function cannotListen(variable: 'PORT' | 'OPS_PORT', fault: unknown): never {
  log.error({ variable, err: fault }, 'server.cannot_listen');
  leave(portFault(variable, fault));
}

const { opsPort } = config;
const metricsServer =
  metrics && opsPort !== undefined
    ? await startMetricsServer({ port: opsPort, metrics, log }).catch((fault: unknown) =>
        cannotListen('OPS_PORT', fault),
      )
    : undefined;
const server = createHttpServer({ fetch: app.fetch, log, trustedProxies: config.trustedProxies });
server.listen(config.port, config.host, () => {
  const place = addressOf(server);
  log.info(place, 'server.listening');
  process.stderr.write(startScreen(config, place));
});

server.once('error', (fault) => cannotListen('PORT', fault));

async function closeRequests(): Promise<void> {
  const drainMs = config.drainSeconds * 1000;
  await pause(drainMs);
  await closeServer(server, graceMs - drainMs);
}

/** Requests and deliveries that have begun get their grace; what has not ended by then waits in the store. */
async function stop(signal: string): Promise<void> {
  isStopping = true;
  log.info({ signal }, 'server.stopping');
  setTimeout(() => {
    log.error('server.stop_forced');
    process.exit(1);
  }, forceExitMs).unref();
  metricsServer?.close();
  await Promise.all([closeRequests(), stopBackground(graceMs)]);
  await store.close();
  log.info('server.stopped');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stop(signal).then(
      () => process.exit(0),
      (fault: unknown) => {
        log.error({ err: fault }, 'server.stop_failed');
        process.exit(1);
      },
    );
  });
}
