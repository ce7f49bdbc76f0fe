import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export async function startStaticSite(folder: string) {
  for (const file of filesIn(folder))
    if (/\.(?:html|js|css|svg)$/.test(file) && !existsSync(`${file}.br`))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  const app = new Hono().use(serveStatic({ root: folder, precompressed: true }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Serves the pages without their scripts, as the lower bound for paint times. */
export async function startScriptFreeSite(client: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'script-free-'));
  cpSync(client, folder, { recursive: true });
  for (const file of filesIn(folder)) {
    if (/\.html\.(?:br|gz|zst)$/.test(file)) rmSync(file);
    else if (file.endsWith('.html')) {
      const html = readFileSync(file, 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
      writeFileSync(file, html.replace(/<link rel="modulepreload"[^>]*>/g, ''));
    }
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
