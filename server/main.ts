import { once } from 'node:events';
import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { openAssistant } from './assistant/assistant.ts';
import { openChatDesk } from './chat/chat-desk.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createConsents } from './consents/consents.ts';
import { createApp } from './http/app.ts';
import { addressOf, createHttpServer } from './http/http-server.ts';
import { openSite } from './http/site-doorway.ts';
import { listSiteFiles } from './http/site-files.ts';
import { randomIds } from './ids.ts';
import { createLog } from './log.ts';
import { startPostOffice } from './post-office.ts';
import { openStore } from './store/open-store.ts';

/** Time that open requests, and after them deliveries, get to finish when the server is told to stop. */
const requestGraceMs = 4000;
const deliveryGraceMs = 5000;
/** How long a database server that starts beside the site may take. */
const storePatienceMs = 30_000;
/** The folder of the built site: `build`, or the one named on the command line. */
const build = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../build'));

const read = readConfig(process.env);
if (!read.ok) {
  process.stderr.write(`${read.faults.join('\n')}\n`);
  process.exit(1);
}
const { config } = read;
const log = createLog(config.logLevel);
const [store, files, site] = await Promise.all([
  openStore(config, { log, patienceMs: storePatienceMs }).catch((fault: unknown) => {
    log.error({ err: fault }, 'store.cannot_be_opened');
    process.exit(1);
  }),
  listSiteFiles(path.join(build, 'client'), config.tools),
  import(path.join(build, 'server/index.js')).then((module) => openSite(module, 'production', log)),
]);
const postOffice = await startPostOffice({
  config,
  store,
  clock: systemClock,
  ids: randomIds,
  random: Math.random,
  fetch,
  log,
});
const chat = openChatDesk({
  config,
  store,
  builtIn: openAssistant(path.join(build, 'assistant')),
  clock: systemClock,
  fetch,
  log,
});

const app = createApp({
  site,
  files,
  visit: {
    outbox: postOffice.outbox,
    consents: createConsents({ store, clock: systemClock, ids: randomIds, log }),
    limits: postOffice.limits,
    ids: randomIds,
    chat,
    tools: config.tools,
  },
  ready: store.ready,
  trustedProxies: config.trustedProxies,
  socketAddress: (context) => getConnInfo(context).remote.address ?? '',
  breakOff: ({ env }) => env.outgoing.destroy(),
  log,
});
const server = createHttpServer({ fetch: app.fetch, log });
server.listen(config.port, config.host, () => {
  const { address, port } = addressOf(server);
  log.info({ address, port }, 'server.listening');
  const shown = address.includes(':') ? `[${address}]` : address;
  process.stderr.write(`The site is at http://${shown === '127.0.0.1' ? 'localhost' : shown}:${port}\n`);
});

/** New requests are refused, open ones get their grace, then letters in flight get theirs. */
async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'server.stopping');
  const closed = once(server, 'close');
  server.close();
  if ('closeAllConnections' in server) {
    const { closeAllConnections } = server;
    setTimeout(() => closeAllConnections.call(server), requestGraceMs).unref();
  }
  await closed;
  await postOffice.stop(deliveryGraceMs);
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
