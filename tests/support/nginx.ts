import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = '/usr/sbin/nginx';
export const deployFolder = path.resolve(import.meta.dirname, '../deploy');

/** Whether this machine can run what stands in `deploy/`; where it cannot, a stand-in keeps the same rules. */
export const hasNginx = existsSync(program);

/** Started by root, nginx would work as somebody who may not read a test's folder. Anybody else stays who he is. */
export const asThisUser = process.getuid?.() === 0 ? 'user root;' : '';

/** Puts other words in place of some; each must be there, so that a file of `deploy/` cannot slip away from its tests. */
export type Replacement = [words: string, instead: string];

/** The replicas of `deploy/nginx-replicas.conf` put in place of its two. */
export function replicasAt(ports: readonly number[]): Replacement[] {
  const server = (port: number) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`;
  return [
    [server(3001), ports.map(server).join(' ')],
    [server(3002), ''],
  ];
}

/** Where nginx may put what it has not yet passed on, when it is not root's own service. */
export const ownPlaces = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');

/** A machine's own nginx.conf as Debian has it, with paths that nobody but a test writes, and one file of the folder. */
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
 * A folder with the nginx files of `deploy/`, changed where a test must be elsewhere than a real machine.
 * @throws Error where none of the files has the words of a replacement
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
      const [words, instead] = replacement;
      if (!text.includes(words)) continue;
      text = text.replaceAll(words, instead);
      for (const each of unused) if (each[0] === words) unused.delete(each);
    }
    writeFileSync(path.join(folder, name), text);
  }
  if (unused.size > 0) throw new Error(`deploy/ does not say: ${[...unused].map(([words]) => words)}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What `nginx -t` says of a configuration: empty where it is right. */
export function faultsOf(folder: string, name: string): string {
  const { stderr } = spawnSync(program, ['-t', '-q', '-p', folder, '-c', path.join(folder, name)], {
    encoding: 'utf8',
  });
  return stderr;
}

/** Runs a configuration of a folder until it is stopped. @param url an address that it will answer */
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
