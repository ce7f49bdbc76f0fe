import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { prefixOf } from './i18n/href.ts';
import { languages } from './i18n/languages.ts';
import { negotiateLanguage } from './i18n/negotiate.ts';
import { visitContext } from './visit-context.ts';

const renderTimeoutMilliseconds = 5000;

/** What the server asks of the built site: it imports nothing from it, and is handed this. */
export const doorway = { languages, negotiateLanguage, prefixOf, visitContext };

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

// The text and its fonts come before the scripts, which only make it interactive.
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = scriptsLast(await renderDocument(request, routerContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
