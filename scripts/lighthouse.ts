import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { prerenderedPaths } from '../app/lib/site-paths.ts';
import { utcDay } from '../app/lib/utc-day.ts';
import { type Device, median, withLighthouse } from '../bench/page-speed.ts';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';
import { newsPaths } from './site-files/news-paths.ts';

/** `npm run lighthouse -- /en /fr/about` checks these pages, or all, against these floors. */
const floors = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};
const { values, positionals } = parseArgs({
  options: { build: { type: 'string', default: 'build' }, rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const allPaths = () => [...prerenderedPaths(), ...newsPaths(utcDay(Date.now()))];

const missedAudits = ({ categories, audits }: Result, name: string) =>
  categories[name]?.auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id) ?? [];

const { folder, remove } = temporaryFolder();
const site = await startSite({ DATA_DIR: folder }, path.resolve(values.build));
await withLighthouse(async (measure) => {
  console.log(`${'device'.padEnd(8)} ${'page'.padEnd(52)} ${Object.keys(floors).join('  ')}`);
  for (const device of ['mobile', 'desktop'] satisfies Device[])
    for (const page of positionals.length > 0 ? positionals : allPaths()) {
      const reports: Result[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1)
        reports.push(await measure(site.url + page, device, Object.keys(floors)));
      const cells = Object.entries(floors).map(([name, floor]) => {
        const score = 100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0));
        if (score >= floor) return score.toFixed(0);
        process.exitCode = 1;
        const why = new Set(reports.flatMap((report) => missedAudits(report, name)));
        return `${score.toFixed(0)} (floor ${floor}: ${[...why].join(', ')})`;
      });
      console.log(`${device.padEnd(8)} ${page.padEnd(52)} ${cells.join('  ')}`);
    }
});
await site.stop();
remove();
