import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { type Assistant, createAssistant } from '../app/features/chat/retrieval/assistant.server.ts';
import { utcDay } from '../app/lib/utc-day.ts';
import { serverModules } from '../app/server-modules.ts';
import { enableTools } from '../server/analytics-tools.ts';
import { assembleSite } from '../server/assemble-site.ts';
import { type Config, readConfig } from '../server/config.ts';
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
const isEditing = process.argv.includes('--edit');

const settings = await readSettings();
const [webhook, chatService, mailServer] = await Promise.all([
  startMockWebhook(),
  startMockChatService(),
  startMailServer(),
]);
const config: Config = {
  ...settings,
  siteUrl: settings.siteUrl ?? `http://localhost:${settings.port}`,
  mail: settings.mail ?? { url: mailServer.url, from: undefined, to: undefined },
  webhook: settings.webhook ?? { url: webhook.url, secrets: [] },
  chat: settings.chat ?? { url: chatService.url, key: 'development', model: 'mock' },
};
const log = openLog(config);
const store = await openStore(config, { log, timeoutMs: 0, migrations: serverModules.migrations });
const server = createServer();
// Hot reload must use the server's own port, because the page's CSP allows no other.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
const { app, metrics } = await assembleReloadingSite();
if (metrics && config.opsPort !== undefined) await startMetricsServer({ port: config.opsPort, metrics, log });
serveRequests();
server.listen(config.port, isEditing ? '127.0.0.1' : config.host, printAddresses);

async function readSettings(): Promise<Config> {
  const result = readConfig({ DATA_DIR: './data/development', LOG_LEVEL: 'warn', ...process.env });
  const error = result.ok ? await findPortError(result.config) : result.errors.join('\n');
  if (result.ok && error === undefined) return result.config;
  process.stderr.write(`${error}\n`);
  process.exit(1);
}

/** Languages stay as they were at the start. */
async function assembleReloadingSite() {
  const loadSite = async () =>
    openSite(await serverSide().runner.import('virtual:react-router/server-build'), 'development');
  const site = await loadSite();
  // Only Vite can load the messages that the system prompt quotes.
  const { openChat } = await serverSide().runner.import<
    typeof import('../app/features/chat/server/open-chat.server.ts')
  >('/app/features/chat/server/open-chat.server.ts');
  const tools = enableTools(site.analyticsTools, process.env);
  if (!tools.ok) throw new Error(tools.errors.join('\n'));
  return assembleSite({
    config,
    store,
    site: { ...site, handle: async (request, services) => (await loadSite()).handle(request, services) },
    files: { byPath: new Map(), directory: 'public' },
    tools,
    openChat: (deps) => openChat(deps, assistantWhenAsked()),
    log,
    isStopping: () => false,
  });
}

/** This is a function because Vite replaces its environments when its configuration changes. */
function serverSide() {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side of the site');
  return ssr;
}

function assistantWhenAsked(): Assistant {
  let made: Assistant | undefined;
  const assistant = () => {
    made ??= createAssistant(assistantIndexes(utcDay(Date.now())));
    return made;
  };
  return {
    answer: (...question) => assistant().answer(...question),
    knows: (word) => assistant().knows(word),
  };
}

function serveRequests(): void {
  const edit = isEditing && getRequestListener(createEditor(process.cwd(), invalidate).fetch);
  const answer = getRequestListener(async (...request) => allowReload(await app.fetch(...request)));
  server.on('request', (request, response) => {
    if (edit && request.url?.startsWith('/__edit')) return void edit(request, response);
    // Vite comes first, because it rejects host names other than localhost.
    vite.middlewares(request, response, () =>
      request.url === MAILBOX ? showMail(response) : void answer(request, response),
    );
  });
}

/** Without this, the editor would reload before Vite's watcher notices. */
function invalidate(file: string): void {
  const { moduleGraph, runner } = serverSide();
  // Vite's module graph does not know new files yet.
  if (moduleGraph.getModulesByFile(file)) moduleGraph.onFileChange(file);
  else moduleGraph.invalidateAll();
  runner.clearCache();
}

/** Hot-reloaded styles are not among the page's hashes, and the editor shows the page in a frame. */
function allowReload(page: Response): Response {
  const mistakes = page.status === 500 && contentMistakes();
  if (mistakes) return new Response(mistakes, { status: 500 });
  const policy = page.headers
    .get(POLICY_HEADER)
    ?.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("frame-ancestors 'none'", `frame-ancestors '${isEditing ? 'self' : 'none'}'`);
  if (policy) page.headers.set(POLICY_HEADER, policy);
  if (isEditing) page.headers.set('x-frame-options', 'SAMEORIGIN');
  return page;
}

function showMail(response: ServerResponse): void {
  const mails = mailServer.received.toReversed().map(({ to, mail: { subject, text, replyTo } }) => {
    const answers = replyTo?.map(({ address }) => address).join() ?? '';
    return `To: ${to.join()}\nReply-To: ${answers}\nSubject: ${subject}\n\n${text}`;
  });
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(
    mails.join(`\n${'='.repeat(70)}\n\n`) || 'No mail yet: send a form, and load this page again.',
  );
}

function printAddresses(): void {
  const origin = `http://${isEditing ? '127.0.0.1' : 'localhost'}:${config.port}`;
  if (isEditing) process.stderr.write(`The editor: ${origin}/__edit\n`);
  process.stderr.write(
    `The site, with hot reload: ${origin}\nThe mock webhook: ${webhook.url}\nThe mock chat service: ${chatService.url}\nMail that was sent: ${origin}${MAILBOX}\n`,
  );
}
