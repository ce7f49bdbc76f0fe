import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { type Assistant, createAssistant } from '../app/features/chat/retrieval/assistant.server.ts';
import { utcDay } from '../app/lib/utc-day.ts';
import { serverModules } from '../app/server-modules.ts';
import { enableTools } from '../server/analytics-tools.ts';
import { assembleSite } from '../server/assemble-site.ts';
import { readConfig } from '../server/config.ts';
import { openStore } from '../server/db/open-store.ts';
import { openSite } from '../server/http/open-site.ts';
import { openLog } from '../server/observability/log.ts';
import { startMetricsServer } from '../server/observability/metrics-server.ts';
import { findPortError } from '../server/start-errors.ts';
import { startMockChatService } from '../tests/support/mock-chat-service.ts';
import { startMailServer } from '../tests/support/mock-mail-server.ts';
import { startMockWebhook } from '../tests/support/mock-webhook.ts';
import { contentMistakes, createEditor } from './editor/editor.ts';
import { assistantIndexes } from './site-files/assistant-index.ts';

const MAILBOX = '/__mail';
const POLICY_HEADER = 'content-security-policy';

/** `npm run edit` also serves the editor of content/, on localhost only. */
const result = readConfig({ DATA_DIR: './data/development', LOG_LEVEL: 'warn', ...process.env });
const portError = result.ok ? await findPortError(result.config) : undefined;
if (!result.ok || portError !== undefined) {
  process.stderr.write(`${result.ok ? portError : result.errors.join('\n')}\n`);
  process.exit(1);
}
const [webhook, chatService, mailServer] = await Promise.all([
  startMockWebhook(),
  startMockChatService(),
  startMailServer(),
]);
const config = {
  ...result.config,
  siteUrl: result.config.siteUrl ?? `http://localhost:${result.config.port}`,
  mail: result.config.mail ?? { url: mailServer.url, from: undefined, to: undefined },
  webhook: result.config.webhook ?? { url: webhook.url, secrets: [] },
  chat: result.config.chat ?? { url: chatService.url, key: 'development', model: 'mock' },
};
const log = openLog(config);
const store = await openStore(config, { log, timeoutMs: 0, migrations: serverModules.migrations });

const server = createServer((request, response) => {
  if (edit && request.url?.startsWith('/__edit')) return void edit(request, response);
  // Vite comes first, because it rejects host names other than localhost.
  vite.middlewares(request, response, () =>
    request.url === MAILBOX ? readMail(response) : void answer(request, response),
  );
});
// Hot reload must use the server's own port, because the page's CSP allows no other.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
/** This is a function because Vite replaces its environments when its configuration changes. */
function serverSide() {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side of the site');
  return ssr;
}

const loadSite = async () =>
  openSite(await serverSide().runner.import('virtual:react-router/server-build'), 'development');
const siteAtStart = await loadSite();
// Only Vite can load the messages that the system prompt quotes.
const { openChat } = await serverSide().runner.import<
  typeof import('../app/features/chat/server/open-chat.server.ts')
>('/app/features/chat/server/open-chat.server.ts');
const tools = enableTools(siteAtStart.analyticsTools, process.env);
if (!tools.ok) throw new Error(tools.errors.join('\n'));
let builtAssistant: Assistant | undefined;
function assistant(): Assistant {
  builtAssistant ??= createAssistant(assistantIndexes(utcDay(Date.now())));
  return builtAssistant;
}
const builtIn: Assistant = {
  answer: (...question) => assistant().answer(...question),
  knows: (word) => assistant().knows(word),
};
const { app, metrics } = await assembleSite({
  config,
  store,
  // Languages stay as they were at the start.
  site: {
    ...siteAtStart,
    handle: async (request, services) => (await loadSite()).handle(request, services),
  },
  files: { byPath: new Map(), directory: 'public' },
  tools,
  openChat: (deps) => openChat(deps, builtIn),
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

/** Without this, the editor would reload before Vite's watcher notices. */
function invalidate(file: string) {
  const { moduleGraph, runner } = serverSide();
  // Vite's module graph does not know new files yet.
  if (moduleGraph.getModulesByFile(file)) moduleGraph.onFileChange(file);
  else moduleGraph.invalidateAll();
  runner.clearCache();
}
const editor = process.argv.includes('--edit') ? createEditor(process.cwd(), invalidate) : undefined;
const edit = editor && getRequestListener(editor.fetch);

/** Hot-reloaded styles are not among the page's hashes, and the editor shows the page in a frame. */
const answer = getRequestListener(async (...request) => {
  const page = await app.fetch(...request);
  const mistakes = page.status === 500 && contentMistakes();
  if (mistakes) return new Response(mistakes, { status: 500 });
  const policy = page.headers
    .get(POLICY_HEADER)
    ?.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
  if (policy)
    page.headers.set(
      POLICY_HEADER,
      editor ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy,
    );
  if (editor) page.headers.set('x-frame-options', 'SAMEORIGIN');
  return page;
});
const origin = `http://${editor ? '127.0.0.1' : 'localhost'}:${config.port}`;
server.listen(config.port, editor ? '127.0.0.1' : config.host, () => {
  if (editor) process.stderr.write(`The editor: ${origin}/__edit\n`);
  process.stderr.write(
    `The site, with hot reload: ${origin}\nThe mock webhook: ${webhook.url}\nThe mock chat service: ${chatService.url}\nMail that was sent: ${origin}${MAILBOX}\n`,
  );
});
