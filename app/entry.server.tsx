import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { capabilitiesContext } from './capabilities-context.ts';
import { readWords } from './content/words.server.ts';
import { calculateSupport } from './features/chat/calculate-support.server.ts';
import { mailSite } from './features/newsletter/mail-site.server.ts';
import { answersQuery, prefixOf } from './i18n/href.ts';
import { languages } from './i18n/languages.ts';
import { negotiateLanguage, setLanguageCookie } from './i18n/negotiate.ts';
import { siteWords } from './layout/site.words.ts';
import { createTurns } from './turns.server.ts';

const renderTimeoutMilliseconds = 5000;
/** A page takes some 30 ms of the processor: the last in the queue waits for a second. */
const longestQueue = 32;
const retrySeconds = 5;
/** As nginx notes it: nobody waits any more. */
const clientGone = 499;

const takeTurn = createTurns(longestQueue);

/** What the server asks of the built site: it imports nothing from it, and is handed this. */
export const site = {
  languages,
  negotiateLanguage,
  prefixOf,
  answersQuery,
  setLanguageCookie,
  capabilitiesContext,
  mail: mailSite,
  calculate: calculateSupport,
};

/** The whole document at once: it is short, and the server hashes its inline scripts for the policy of the page. */
function renderDocument(request: Request, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // Kept, it would hold the whole page in memory for as long as a page may take.
        clearTimeout(tooLong);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onError: reject,
      },
    );
    const giveUp = () => abort(new Error('rendering took too long'));
    const tooLong = setTimeout(giveUp, renderTimeoutMilliseconds).unref();
  });
}

/**
 * The text and its fonts come before the scripts, which only make it interactive, and among these the libraries before three
 * small ones that the router names first. Over HTTP/1.1 a browser asks for six files at a time, and the largest must not wait
 * for another's way there and back.
 */
function scriptsLast(html: string): string {
  const preload = '<link rel="modulepreload"';
  return html
    .replace(new RegExp(`((?:${preload}[^>]*>){3})((?:${preload}[^>]*>)+)`), '$2$1')
    .replaceAll(preload, `${preload} fetchPriority="low"`);
}

/** What is shown where too many ask for what is no file. It is not rendered: that would be one more of them. */
function crowdedPage(request: Request): Response {
  const language = negotiateLanguage(request);
  const { text, home } = readWords(siteWords, 'site', language).words.error;
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title><h1>503</h1><p>${text}</p><p><a href="/">${home}</a></p></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': String(retrySeconds) },
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  // Who has been taken at his word, such as a letter's sender, is told so, however many are waiting.
  const mayBeRefused = request.method !== 'POST' || status >= 300;
  const isGone = () => request.signal.aborted;
  const render = async () => (isGone() ? '' : renderDocument(request, routerContext));
  const document = await takeTurn(render, mayBeRefused);
  if (document === undefined) return crowdedPage(request);
  if (isGone()) return new Response(null, { status: clientGone });
  const html = scriptsLast(document);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // What a route throws comes here without its headers (RFC 9110, 15.5.6).
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  return new Response(html, { status, headers });
}
