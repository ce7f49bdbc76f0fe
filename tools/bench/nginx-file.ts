import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port.ts';

const nginx = '/usr/sbin/nginx';

/** As the site: one process, one line in a log for each request. */
function configuration(port: number, folder: string): string {
  return `
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 512; }
    http {
      access_log ${folder}/access.log;
      sendfile on; tcp_nopush on; keepalive_requests 10000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
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
  if (!existsSync(nginx)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  chmodSync(folder, 0o755); // nginx's worker is another user where we are root
  copyFileSync(file, path.join(folder, 'page'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(port, folder));
  const server = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) await pause(20);
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
