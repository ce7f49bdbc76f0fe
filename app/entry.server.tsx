import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { CLIENT_GONE } from '../server/http/failure-response.ts';
import type { SiteEntry } from '../server/http/open-site.ts';
import { siteMessages } from './components/layout/site.messages.ts';
import { analyticsTools } from './features/analytics/analytics-tools.ts';
import { openAssistant } from './features/chat/retrieval/assistant.server.ts';
import { openChat } from './features/chat/server/open-chat.server.ts';
import { loadMessages } from './lib/content/messages.server.ts';
import { company } from './lib/content/owner-content.server.ts';
import { DEFAULT_LANGUAGE } from './lib/i18n/languages.ts';
import { languageCookie, negotiateLanguage } from './lib/i18n/negotiate.ts';
import { createRenderQueue } from './lib/render-queue.server.ts';
import { servicesContext } from './lib/services-context.ts';
import { dependsOnQuery, prefixOf } from './lib/site-paths.ts';
import { switches } from './lib/switches.ts';
import { serverModules } from './server-modules.ts';

const RENDER_TIMEOUT_MS = 5000;
/** A page takes some 30 ms of CPU, so the last in the queue waits a second. */
const queueLimits = {
  queue: 32,
  /** These keep one visitor, and one IPv6 /48, from filling the queue. */
  ofVisitor: 4,
  ofNetwork: 8,
};

const enqueueRender = createRenderQueue(queueLimits);

export const site = {
  defaultLanguage: DEFAULT_LANGUAGE,
  negotiateLanguage,
  prefixOf,
  dependsOnQuery: (pathname: string) => dependsOnQuery(pathname.replace(/\.data$/, '')),
  languageCookie,
  servicesContext,
  serverModules,
  countsPages: switches.pageCounts,
  analyticsTools,
  mail: { from: company.emails.general, linkOrigin: company.url },
  openChat: (deps, assistantFolder) => openChat(deps, openAssistant(assistantFolder)),
} satisfies SiteEntry;

/** Waits for the whole page, because inline scripts are hashed for the Content-Security-Policy. */
function renderDocument(request: Request, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          // A pending timer would keep the page in memory.
          clearTimeout(tooLong);
          resolve(text(pipe(new PassThrough())));
        },
        onError: reject,
      },
    );
    const giveUp = () => abort(new Error('rendering took too long'));
    const tooLong = setTimeout(giveUp, RENDER_TIMEOUT_MS).unref();
  });
}

/** HTTP/1.1 browsers request six files at a time, so fonts come first and small scripts last. */
function scriptsLast(html: string): string {
  const preload = '<link rel="modulepreload"';
  return html
    .replace(new RegExp(`((?:${preload}[^>]*>){3})((?:${preload}[^>]*>)+)`), '$2$1')
    .replaceAll(preload, `${preload} fetchPriority="low"`);
}

/** Answers without rendering, because the queue is full. What was accepted is still confirmed. */
function crowdedPage(request: Request, isAccepted: boolean): Response {
  const language = negotiateLanguage(request);
  const { accepted, text: failed, home } = loadMessages(siteMessages, 'site', language).messages.error;
  const [status, reason] = isAccepted ? [202, accepted] : [503, failed];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${reason}</title><h1>${reason}</h1><p><a href="/">${home}</a></p></html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...(!isAccepted && { 'Retry-After': '5' }) },
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isAccepted = request.method === 'POST' && status < 300;
  // These wait even in a full queue: confirmations, and forms whose slot was taken, which show the input again.
  const isPatient = isAccepted || status === 409;
  const isGone = () => request.signal.aborted;
  const render = async () => (isGone() ? '' : renderDocument(request, routerContext));
  const address = context.get(servicesContext)?.address ?? '';
  const document = await enqueueRender(render, address, isPatient);
  if (document === undefined) return crowdedPage(request, isAccepted);
  if (isGone()) return new Response(null, { status: CLIENT_GONE });
  const html = scriptsLast(document);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The router drops the headers of a thrown response, but a 405 must have this one.
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  return new Response(html, { status, headers });
}
