import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../harness/free-port.ts';
import { asThisUser, hasNginx, ownPlaces, startNginx } from '../../harness/nginx.ts';

/** As the site: one process, one line in a log for each request. */
function configuration(port: number, folder: string): string {
  return `
    daemon off; ${asThisUser} worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      ${ownPlaces(folder)}
      access_log ${folder}/access.log;
      sendfile on; tcp_nopush on; keepalive_requests 10000000;
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        default_type text/html;
        add_header Content-Encoding br;
      }
    }`;
}

/**
 * An nginx that serves one Brotli file as it is, under `/page`.
 * @returns undefined where nginx is not installed
 */
export async function serveWithNginx(
  file: string,
): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  if (!hasNginx) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  copyFileSync(file, path.join(folder, 'page'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(port, folder));
  const url = `http://127.0.0.1:${port}`;
  const stop = await startNginx(folder, 'nginx.conf', url);
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
