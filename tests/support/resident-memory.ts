import { spawnSync } from 'node:child_process';
import type { RunningSite } from './running-site.ts';

/** What a server keeps in memory at this moment, in megabytes. */
export function residentMemory({ process: { pid } }: RunningSite): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}
