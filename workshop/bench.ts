import path from 'node:path';
import { parseArgs } from 'node:util';
import { pagePaths } from '../app/i18n/href.ts';
import { startSite, temporaryFolder } from '../harness/running-site.ts';
import { replayAttacks } from './bench/attacks/replay-attacks.ts';
import { compareFirstToken } from './bench/first-token.ts';
import { pageRates } from './bench/page-rates.ts';
import { pageWeight } from './bench/page-weight.ts';
import { comparePaints } from './bench/paint-times.ts';
import { comparePeers } from './bench/peers/compare-peers.ts';
import { compareScrolls } from './bench/scroll-tasks.ts';
import { compareSlowConnections } from './bench/slow-connections.ts';
import { soak } from './bench/soak.ts';
import { startScriptFreeSite } from './bench/static-site.ts';
import { storeRates } from './bench/store-rates.ts';
import { writeFigures } from './bench/write-figures.ts';

/** `npm run bench`: figures of the built site, as ratios against a baseline of the same run. */
const homes = ['/en', '/fr', '/de', '/uk', '/ru'];
const others = Object.values(pagePaths).flatMap((page) => (page ? [`/en/${page}`, `/uk/${page}`] : []));
/** Visits per page; the median counts. The home page is what most visitors wait for. */
const rounds = { home: 7, other: 3 };

/** What the part that runs has said so far: with `--write` it goes into docs/benchmarks.md. */
const said: string[] = [];

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function say(line: string): void {
  print(line);
  said.push(line);
}

const ratio = (part: number, whole: number) => (part / whole).toFixed(2);

function weighPages(build: string): void {
  say(
    'Bytes as they travel: HTML with CSS, scripts, fonts, pictures (most of them further down, loaded when they are near)',
  );
  for (const page of [...homes, ...others]) {
    const { html, scripts, fonts, pictures } = pageWeight(path.join(build, 'client'), page);
    say(`  ${page.padEnd(20)} HTML ${html}  scripts ${scripts}  fonts ${fonts}  pictures ${pictures}`);
  }
}

async function paintPages(build: string): Promise<void> {
  say('Paint on a slow telephone, against the same page without any script');
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder }, build);
  const baseline = await startScriptFreeSite(path.join(build, 'client'));
  for (const page of ['/en', '/uk', ...others]) {
    const visits = homes.includes(page) ? rounds.home : rounds.other;
    const paints = await comparePaints({ page: site.url + page, baseline: baseline.url + page }, visits);
    const { first, largest, shift, element } = paints.page;
    say(
      `  ${page.padEnd(20)} FCP ${first.toFixed(0)} ms, ratio ${ratio(first, paints.baseline.first)}  LCP ${largest.toFixed(0)} ms (${element}), ratio ${ratio(largest, paints.baseline.largest)}  CLS ${shift.toFixed(4)}`,
    );
  }
  baseline.stop();
  await site.stop();
  remove();
}

async function scrollPages(build: string): Promise<void> {
  say('Scrolling a quarter-speed phone to the end: tasks over 50 ms, against the same page without motion');
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder }, build);
  for (const page of ['/en', ...others.filter((other) => other.startsWith('/en'))]) {
    const { moving, still } = await compareScrolls(site.url + page);
    const [own, base] = [moving, still].map(
      ({ count, longest }) => `${count} (longest ${longest.toFixed(0)} ms)`,
    );
    say(`  ${page.padEnd(20)} moving ${own}  still ${base}`);
  }
  await site.stop();
  remove();
}

async function askAssistant(build: string): Promise<void> {
  say('Assistant: first word through the site, against the same service asked directly');
  const { direct, site: through, extra, streams, memory } = await compareFirstToken(build);
  say(
    `  ${through.toFixed(1)} ms, directly ${direct.toFixed(1)} ms: ${extra.toFixed(1)} ms more, with ${streams} other answers on their way`,
  );
  say(
    `  memory ${memory.before.toFixed(0)} MB after 3,000 answers, ${memory.after.toFixed(0)} MB after 6,000, ratio ${ratio(memory.after, memory.before)}`,
  );
}

async function acceptLetters(build: string): Promise<void> {
  say(
    'Letters accepted per second, on disk, against bare inserts into the same table (16 at a time; aim: ratio 0.4)',
  );
  for (const { name, accepted, inserted } of await storeRates(build)) {
    say(
      `  ${name.padEnd(20)} accepted ${accepted.toFixed(0)}  inserted ${inserted.toFixed(0)}  ratio ${ratio(accepted, inserted)}`,
    );
  }
}

async function servePages(build: string): Promise<void> {
  say(
    'Home pages per second, against nginx with the same compressed file (16 connections, one process each; aim: ratio 0.5)',
  );
  const rates = await pageRates(build);
  if (!rates) return say('  not measured: nginx is not installed here');
  say(
    `  site ${rates.site.toFixed(0)}  nginx ${rates.nginx.toFixed(0)}  ratio ${ratio(rates.site, rates.nginx)}`,
  );
}

async function dawdle(build: string): Promise<void> {
  const { slow, with: beside, without } = await compareSlowConnections(build);
  say(
    `The slowest of a hundred answers, beside ${slow} connections that dawdle, against without (aim: ratio 2)`,
  );
  say(`  ${beside.toFixed(1)} ms, without ${without.toFixed(1)} ms, ratio ${ratio(beside, without)}`);
}

async function soakSite(build: string): Promise<void> {
  say(
    'Ten minutes of pages, letters and questions: resident memory at the end, against after the first minute',
  );
  const { afterFirstMinute, atTheEnd, pages, letters, answers, failures } = await soak(build);
  say(
    `  ${afterFirstMinute.toFixed(0)} MB, then ${atTheEnd.toFixed(0)} MB, ratio ${ratio(atTheEnd, afterFirstMinute)}  (${pages} pages, ${letters} letters, ${answers} answers, ${failures} failures)`,
  );
}

async function meetPeers(build: string): Promise<void> {
  try {
    for (const line of await comparePeers(build, Number(values.rounds), print)) say(line);
  } catch (fault) {
    print(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}

const parts: Record<string, (build: string) => Promise<void> | void> = {
  weight: weighPages,
  paint: paintPages,
  scroll: scrollPages,
  assistant: askAssistant,
  letters: acceptLetters,
  pages: servePages,
  slow: dawdle,
  peers: meetPeers,
  soak: soakSite,
  attacks: async (build) => {
    for await (const line of replayAttacks(build)) say(line);
  },
};

const { values, positionals } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    // Puts the figures into docs/benchmarks.md, in the place of the last ones.
    write: { type: 'boolean', default: false },
    // Of the peers alone.
    rounds: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `npm run bench [-- ${Object.keys(parts).join(' ')}]: there is no ${unknown.join(', ')}\n`,
  );
  process.exit(2);
}
const measured = path.resolve(values.build);
/** Without names all but the peers, whose packages come from the registry: whoever wants them says so. */
const chosen = positionals.length > 0 ? positionals : Object.keys(parts).filter((name) => name !== 'peers');
for (const [name, measure] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  await measure(measured);
  const lines = said.splice(0);
  if (values.write && lines.length > 0) writeFigures(name, lines);
}
