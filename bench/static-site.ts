import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { createApp } from '../../server/http/app.ts';
import { listSiteFiles } from '../../server/http/site-files.ts';
import { createLog } from '../../server/log/log.ts';
import { reader } from '../../site-files/reader.ts';

const texts = /\.(?:html|js|css|svg)$/;

/**
 * The files of a folder, by our server: the same cache headers, and Brotli at its best, which is written beside the files where it
 * is missing. No page has a policy, since that is written for our own scripts.
 */
export async function startStaticSite(folder: string) {
  for (const file of filesIn(folder)) {
    if (!texts.test(file) || existsSync(`${file}.br`)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const app = createApp({
    site: {
      languages: [],
      negotiateLanguage: () => 'en',
      prefixOf: () => '',
      setLanguageCookie: () => '',
      answersQuery: () => false,
      handle: async () => new Response(null, { status: 404 }),
    },
    files: await listSiteFiles(folder, reader.tools),
    tools: reader.tools,
    capabilitiesOf: () => reader,
    ready: async () => true,
    trustedProxies: 0,
    socketAddress: () => '',
    breakOff: () => undefined,
    routeOf: () => '/*',
    log: createLog('silent'),
  });
  const fetch = async (request: Request) => {
    const answer = await app.fetch(request);
    answer.headers.delete('Content-Security-Policy');
    return answer;
  };
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** The same pages, fonts and server, without any script: the time below which no script can bring the page. */
export async function startScriptFreeSite(client: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'script-free-'));
  cpSync(client, folder, { recursive: true });
  for (const file of filesIn(folder)) {
    if (/\.html\.(?:br|gz|zst)$/.test(file)) rmSync(file);
    else if (file.endsWith('.html')) writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  const { url, stop } = await startStaticSite(folder);
  return {
    url,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
