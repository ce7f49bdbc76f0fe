import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { createApp } from '../../server/http/app.ts';
import { listSiteFiles } from '../../server/http/site-files.ts';
import { createLog } from '../../server/log/log.ts';
import { reader } from '../../site-files/reader.ts';

/** The same pages, fonts and server, without any script: the time below which no script can bring the page. */
export async function startScriptFreeSite(client: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'script-free-'));
  cpSync(client, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (/\.html\.(br|gz|zst)$/.test(file)) rmSync(file);
    if (!file.endsWith('.html')) continue;
    const html = withoutScripts(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
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
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
