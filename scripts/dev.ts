import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { startFakeChatService } from '../harness/fakes/chat-service.ts';
import { startMailServer } from '../harness/fakes/mail-server.ts';
import { startFakeWebhook } from '../harness/fakes/webhook.ts';
import { assembleSite } from '../server/assemble-site.ts';
import { type Assistant, createAssistant } from '../server/assistant/assistant.ts';
import { readConfig } from '../server/config.ts';
import { openSite } from '../server/http/open-site.ts';
import { openLog } from '../server/log/log.ts';
import { startMetricsServer } from '../server/metrics/metrics-server.ts';
import { openStore } from '../server/store/open-store.ts';
import { assistantIndexes } from '../site-files/assistant-index.ts';
import { createEditor } from './editor.ts';

/** Where mail that was sent is read, newest first. */
const mailbox = '/__mail';
const policyHeader = 'content-security-policy';

/**
 * `npm run dev`: the site with hot reload, and the fakes of the outside world instead of the outside world.
 * `npm run edit`: the same, with the editor of content/, on this machine alone.
 */
const read = readConfig({ DATA_DIR: './data/development', LOG_LEVEL: 'warn', ...process.env });
if (!read.ok) {
  process.stderr.write(`${read.faults.join('\n')}\n`);
  process.exit(1);
}
const [webhook, chatService, mailServer] = await Promise.all([
  startFakeWebhook(),
  startFakeChatService(),
  startMailServer(),
]);
const config = {
  ...read.config,
  // Links in mails lead here.
  siteUrl: read.config.siteUrl ?? `http://localhost:${read.config.port}`,
  mail: read.config.mail ?? { url: mailServer.url, from: undefined, to: undefined },
  webhook: read.config.webhook ?? { url: webhook.url, secrets: [] },
  chat: read.config.chat ?? { url: chatService.url, key: 'development', model: 'fake' },
};
const log = openLog(config);
const store = await openStore(config, { log, timeoutMs: 0 });

const server = createServer((request, response) => {
  if (request.url === mailbox) return readMail(response);
  if (edit && request.url?.startsWith('/__edit')) return void edit(request, response);
  vite.middlewares(request, response, () => void answer(request, response));
});
// On the server's own port, the only one that the pages' policy lets them connect to.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
/** Asked for each time: a change of its configuration, which reads the owner's switches and colours, has Vite make another. */
function serverSide() {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side of the site');
  return ssr;
}

const loadSite = async () =>
  openSite(await serverSide().runner.import('virtual:react-router/server-build'), 'development');
const first = await loadSite();
let learned: Assistant | undefined;
/** Learned when it is first asked: that takes seconds, and nobody wants to wait for them who changes a word. */
function assistant(): Assistant {
  const today = new Date().toISOString().slice(0, 10);
  learned ??= createAssistant(assistantIndexes(today), { calculate: first.calculate });
  return learned;
}
const builtIn: Assistant = {
  answer: (...asked) => assistant().answer(...asked),
  knows: (word) => assistant().knows(word),
};
const { app, metrics } = await assembleSite({
  config,
  store,
  // Every page is rendered from the newest modules; only the rules of languages are those of the start.
  site: {
    ...first,
    handle: async (request, capabilities) => (await loadSite()).handle(request, capabilities),
  },
  files: new Map(),
  builtIn,
  log,
  isStopping: () => false,
});
if (metrics && config.opsPort !== undefined) await startMetricsServer({ port: config.opsPort, metrics, log });

function readMail(response: ServerResponse): void {
  const mails = mailServer.received.toReversed().map(({ to, mail: { subject, text, replyTo } }) => {
    const answers = replyTo?.map(({ address }) => address).join() ?? '';
    return `To: ${to.join()}\nReply-To: ${answers}\nSubject: ${subject}\n\n${text}`;
  });
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(
    mails.join(`\n${'='.repeat(70)}\n\n`) || 'No mail yet: send a form, and load this page again.',
  );
}

/** What was written is in the next answer: the editor reloads the page before the watcher of files has seen it. */
function forget(file: string) {
  const { moduleGraph, runner } = serverSide();
  // A new file is known to nobody yet.
  if (moduleGraph.getModulesByFile(file)) moduleGraph.onFileChange(file);
  else moduleGraph.invalidateAll();
  runner.clearCache();
}
const editor = process.argv.includes('--edit') ? createEditor(process.cwd(), forget) : undefined;
const edit = editor && getRequestListener(editor.fetch);

/**
 * Development's own policy: styles change while a page is open, and the page's policy names those that it was born with.
 * The editor shows the page in a frame, which no other page may.
 */
const answer = getRequestListener(async (...request) => {
  const page = await app.fetch(...request);
  const policy = page.headers
    .get(policyHeader)
    ?.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
  if (policy)
    page.headers.set(
      policyHeader,
      editor ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy,
    );
  if (editor) page.headers.set('x-frame-options', 'SAMEORIGIN');
  return page;
});
const origin = `http://${editor ? '127.0.0.1' : 'localhost'}:${config.port}`;
server.listen(config.port, editor ? '127.0.0.1' : config.host, () => {
  if (editor) process.stderr.write(`The editor: ${origin}/__edit\n`);
  process.stderr.write(
    `The site, with hot reload: ${origin}\nThe fake webhook: ${webhook.url}\nThe fake chat service: ${chatService.url}\nMail that was sent: ${origin}${mailbox}\n`,
  );
});
