import path from 'node:path';
import { pagePaths } from '../app/i18n/href.ts';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';
import { compareFirstToken } from './bench/first-token.ts';
import { pageWeight } from './bench/page-weight.ts';
import { comparePaints } from './bench/paint-times.ts';
import { startScriptFreeSite } from './bench/script-free-site.ts';
import { compareScrolls } from './bench/scroll-tasks.ts';
import { compareSlowConnections } from './bench/slow-connections.ts';
import { storeRates } from './bench/store-rates.ts';

/** `npm run bench`: figures of the built site, as ratios against a baseline of the same run. */
const build = path.resolve(process.argv[2] ?? 'build');
const client = path.join(build, 'client');
const homes = ['/en', '/fr', '/de', '/uk', '/ru'];
const others = Object.values(pagePaths).flatMap((page) => (page ? [`/en/${page}`, `/uk/${page}`] : []));
/** Visits per page; the median counts. The home page is what most visitors wait for. */
const rounds = { home: 7, other: 3 };

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

say(
  'Bytes as they travel: HTML with CSS, scripts, fonts, pictures (most of them further down, loaded when they are near)',
);
for (const page of [...homes, ...others]) {
  const { html, scripts, fonts, pictures } = pageWeight(client, page);
  say(`  ${page.padEnd(20)} HTML ${html}  scripts ${scripts}  fonts ${fonts}  pictures ${pictures}`);
}

const { folder, remove } = temporaryFolder();
const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'info' }, build);
const baseline = await startScriptFreeSite(client);
say('\nPaint on a slow telephone, against the same page without any script');
for (const page of ['/en', '/uk', ...others]) {
  const visits = homes.includes(page) ? rounds.home : rounds.other;
  const paints = await comparePaints({ page: site.url + page, baseline: baseline.url + page }, visits);
  const { first, largest, shift, element } = paints.page;
  const ratios = [first / paints.baseline.first, largest / paints.baseline.largest].map((ratio) =>
    ratio.toFixed(2),
  );
  say(
    `  ${page.padEnd(20)} FCP ${first.toFixed(0)} ms, ratio ${ratios[0]}  LCP ${largest.toFixed(0)} ms (${element}), ratio ${ratios[1]}  CLS ${shift.toFixed(4)}`,
  );
}

say('\nScrolling a quarter-speed phone to the end: tasks over 50 ms, against the same page without motion');
for (const page of ['/en', ...others.filter((other) => other.startsWith('/en'))]) {
  const { moving, still } = await compareScrolls(site.url + page);
  const [own, base] = [moving, still].map(
    ({ count, longest }) => `${count} (longest ${longest.toFixed(0)} ms)`,
  );
  say(`  ${page.padEnd(20)} moving ${own}  still ${base}`);
}
baseline.stop();
await site.stop();
remove();

say('\nAssistant: first word through the site, against the same service asked directly');
const { direct, site: through, extra, streams, memory } = await compareFirstToken(build);
say(
  `  ${through.toFixed(1)} ms, directly ${direct.toFixed(1)} ms: ${extra.toFixed(1)} ms more, with ${streams} other answers on their way`,
);
say(
  `  memory ${memory.before.toFixed(0)} MB after 3,000 answers, ${memory.after.toFixed(0)} MB after 6,000, ratio ${(memory.after / memory.before).toFixed(2)}`,
);

say(
  '\nLetters accepted per second, on disk, against bare inserts into the same table (16 at a time; aim: ratio 0.4)',
);
for (const { name, accepted, inserted } of await storeRates(build)) {
  const ratio = (accepted / inserted).toFixed(2);
  say(
    `  ${name.padEnd(20)} accepted ${accepted.toFixed(0)}  inserted ${inserted.toFixed(0)}  ratio ${ratio}`,
  );
}

const dawdling = await compareSlowConnections(build);
say(
  `\nThe slowest of a hundred answers, beside ${dawdling.slow} connections that dawdle, against without (aim: ratio 2)`,
);
say(
  `  ${dawdling.with.toFixed(1)} ms, without ${dawdling.without.toFixed(1)} ms, ratio ${(dawdling.with / dawdling.without).toFixed(2)}`,
);
