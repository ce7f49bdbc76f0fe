import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { Result } from 'lighthouse';
import { figure, median, withLighthouse } from '../page-speed.ts';
import { startScriptFreeSite, startStaticSite } from '../static-site.ts';

/** The XDG cache folder. Next.js requires its packages in a parent folder of its project. */
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'alzette-peers');

const HOME = '/en';
const peers = {
  'Astro + React islands': { folder: 'astro/dist', command: ['astro/bin/astro.mjs', 'build'] },
  'Next.js static export': { folder: 'next/out', command: ['next/dist/bin/next', 'build'] },
  'Vite single-page app': { folder: 'vite/dist', command: ['vite/bin/vite.js', 'build'] },
};

type Row = [label: string, pick: (report: Result) => number, digits?: number];
const paint: Row = ['largest paint (LCP), ms', (report) => figure(report, 'largest-contentful-paint')];
const rows: Row[] = [
  ['first paint (FCP), ms', (report) => figure(report, 'first-contentful-paint')],
  paint,
  ['layout shift (CLS)', (report) => figure(report, 'cumulative-layout-shift'), 4],
  ['blocking (TBT), ms', (report) => figure(report, 'total-blocking-time')],
  ['script, kB', (report) => sum(report, 'Script') / 1000, 1],
  ['all, kB', (report) => sum(report) / 1000, 1],
  ['requests', (report) => requests(report).length],
];

export async function compareSites(
  build: string,
  rounds: number,
  say: (line: string) => void,
  others: Partial<typeof peers> = peers,
) {
  const client = path.join(build, 'client');
  const sites = [await startScriptFreeSite(client), await startStaticSite(client)];
  if (Object.keys(others).length > 0) install(client, say);
  for (const [name, { folder, command }] of Object.entries(others)) {
    say(`Building ${name}`);
    const cwd = path.join(cache, path.dirname(folder));
    const [program = '', ...rest] = command;
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
    const file = path.join(cache, 'node_modules', program);
    execFileSync(process.execPath, [file, ...rest], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    sites.push(await startStaticSite(path.join(cache, folder)));
  }
  const lines = await withLighthouse(async (measure, browser) => {
    const names = ['without scripts', 'ours', ...Object.keys(others)];
    const table = [
      `Chromium ${browser}, Node ${process.versions.node}, bench/peers/packages.json; medians of ${rounds} rounds.`,
      '',
      `| | ${names.join(' | ')} |`,
      `|---|${names.map(() => '---:|').join('')}`,
    ];
    const plan = { mobile: rows, desktop: [paint] };
    for (const device of ['mobile', 'desktop'] as const) {
      say(`Visiting on ${device}`);
      const reports = sites.map((): Result[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, { url }] of sites.entries())
          reports[index]?.push(await measure(`${url}${HOME}/`, device));
      for (const [label, pick, digits = 0] of plan[device])
        table.push(
          `| ${device}: ${label} | ${reports.map((all) => median(all.map(pick)).toFixed(digits)).join(' | ')} |`,
        );
    }
    return table;
  });
  for (const { stop } of sites) stop();
  return lines;
}

function install(client: string, say: (line: string) => void): void {
  mkdirSync(cache, { recursive: true });
  for (const file of ['live.jsx', 'write-peers.mjs'])
    cpSync(path.join(import.meta.dirname, file), path.join(cache, file));
  cpSync(path.join(import.meta.dirname, 'packages.json'), path.join(cache, 'package.json'));
  say(`Installing the peers into ${cache}`);
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  execFileSync('npm', ['install', ...quiet], { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(process.execPath, ['write-peers.mjs', path.resolve(client), HOME], { cwd: cache });
}

type Request = { resourceType?: string; transferSize: number; url: string };

function requests({ audits }: Result): Request[] {
  const { details } = audits['network-requests'] ?? {};
  return details?.type === 'table'
    ? (details.items as unknown as Request[]).filter(({ url }) => url.startsWith('http'))
    : [];
}

const sum = (report: Result, type?: string) =>
  requests(report)
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((total, { transferSize }) => total + transferSize, 0);
