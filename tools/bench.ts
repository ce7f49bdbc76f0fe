import path from 'node:path';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';
import { pageWeight } from './bench/page-weight.ts';
import { comparePaints } from './bench/paint-times.ts';
import { startScriptFreeSite } from './bench/script-free-site.ts';

/** `npm run bench`: figures of the built site, as ratios against a baseline of the same run. */
const rounds = 7;
const build = path.resolve(process.argv[2] ?? 'build');
const client = path.join(build, 'client');
const pages = ['/en', '/fr', '/de', '/uk', '/ru'];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

say('Bytes of the home page, as they travel');
for (const page of pages) {
  const { html, scripts, fonts } = pageWeight(client, page);
  say(`  ${page}  HTML with CSS ${html}  scripts ${scripts}  fonts ${fonts}`);
}

const { folder, remove } = temporaryFolder();
const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'info' }, build);
const baseline = await startScriptFreeSite(client);
say(`\nPaint on a slow telephone, median of ${rounds}, against the same page without any script`);
for (const page of ['/en', '/uk']) {
  const paints = await comparePaints({ page: site.url + page, baseline: baseline.url + page }, rounds);
  const { first, largest, shift, element } = paints.page;
  say(`  ${page}  FCP ${first.toFixed(0)} ms, ratio ${(first / paints.baseline.first).toFixed(2)}`);
  say(
    `       LCP ${largest.toFixed(0)} ms (${element}), ratio ${(largest / paints.baseline.largest).toFixed(2)}`,
  );
  say(`       CLS ${shift.toFixed(4)}`);
}
baseline.stop();
await site.stop();
remove();
