import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = '/usr/sbin/nginx';
export const deployFolder = path.resolve(import.meta.dirname, '../../deploy');

/** Without nginx, a proxy applies the same rules. */
export const hasNginx = existsSync(program);

/** As root, nginx would switch to a user without access to the test's folder. */
export const asThisUser = process.getuid?.() === 0 ? 'user root;' : '';

/**
 * Text replaced in files of `deploy/`; an absent text is an error, so that the files cannot drift from the
 * tests.
 */
export type Replacement = [former: string, instead: string];

/** Replaces the replicas of `deploy/nginx-replicas.conf`. */
export function replicasAt(ports: readonly number[]): Replacement[] {
  const server = (port: number) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`;
  return [
    [server(3001), ports.map(server).join(' ')],
    [server(3002), ''],
  ];
}

/** Temporary paths for nginx without root. */
export const ownPlaces = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');

/** Debian's nginx.conf with paths in the test's folder, including one file. */
export function machineFile(folder: string, included: string): string {
  return `
    daemon off; ${asThisUser} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/machine-error.log;
    events { worker_connections 512; }
    http {
      ${ownPlaces(folder)}
      sendfile on; tcp_nopush on; default_type application/octet-stream;
      ssl_protocols TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on;
      access_log ${folder}/machine.log; gzip on;
      include ${included};
    }`;
}

/**
 * Copies the nginx files of `deploy/`, adapted to the test.
 * @throws Error where no file contains a replacement's text
 */
export function copyNginxFiles(replacements: (folder: string) => Replacement[]): {
  folder: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const unused = new Set(replacements(folder));
  for (const name of readdirSync(deployFolder).filter((file) => /^nginx.*\.conf$/.test(file))) {
    let text = readFileSync(path.join(deployFolder, name), 'utf8');
    for (const replacement of replacements(folder)) {
      const [former, instead] = replacement;
      if (!text.includes(former)) continue;
      text = text.replaceAll(former, instead);
      for (const each of unused) if (each[0] === former) unused.delete(each);
    }
    writeFileSync(path.join(folder, name), text);
  }
  if (unused.size > 0) throw new Error(`deploy/ does not say: ${[...unused].map(([former]) => former)}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Output of `nginx -t`; empty without errors. */
export function errorsOf(folder: string, name: string): string {
  const { stderr } = spawnSync(program, ['-t', '-q', '-p', folder, '-c', path.join(folder, name)], {
    encoding: 'utf8',
  });
  return stderr;
}

/**
 * Runs nginx; returns a function that stops it.
 * @param url polled until it responds
 */
export async function startNginx(folder: string, name: string, url: string): Promise<() => Promise<void>> {
  const server = spawn(program, ['-p', folder, '-c', path.join(folder, name)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`nginx left with ${server.exitCode}`);
    await pause(20);
  }
  return async () => {
    const left = once(server, 'exit');
    server.kill('SIGTERM');
    await left;
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false; // not yet
  }
}
