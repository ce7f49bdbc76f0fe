import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pagePaths } from '../app/lib/i18n/href.ts';
import { answerRate, firstWords, pageRates, submissionRates } from '../bench/load.ts';
import { figure, median, withLighthouse } from '../bench/page-speed.ts';
import { pageWeight } from '../bench/page-weight.ts';
import { comparePeers } from '../bench/peers/compare-peers.ts';
import { startScriptFreeSite } from '../bench/static-site.ts';
import { measureCache } from '../tests/integration/shared-cache/cache-rates.ts';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';

/** `npm run bench`: figures of the built site, as ratios against a baseline of the same run. */
const { values, positionals } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    rounds: { type: 'string', default: '5' },
    // Replaces the figures in docs/benchmarks.md.
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const build = path.resolve(values.build);
const rounds = Number(values.rounds);
const print = (line: string) => void process.stdout.write(`${line}\n`);

type Rates = { name: string; site: number; baseline: number };
const rateLines = (title: string, rates: Rates[]) => [
  title,
  ...rates.map(
    ({ name, site, baseline }) =>
      `  ${name.padEnd(12)} site ${site.toFixed(1)}  baseline ${baseline.toFixed(1)}  ratio ${(site / baseline).toFixed(2)}`,
  ),
];

function weights(): string[] {
  const pages = Object.values(pagePaths).flatMap((page) => (page ? [`/en/${page}`, `/uk/${page}`] : []));
  return [
    'Bytes as they travel: HTML with CSS, scripts, fonts, pictures (most are loaded when they are near)',
    ...['/en', '/fr', '/de', '/uk', '/ru', ...pages].map((page) => {
      const { html, scripts, fonts, pictures } = pageWeight(path.join(build, 'client'), page);
      return `  ${page.padEnd(20)} HTML ${html}  scripts ${scripts}  fonts ${fonts}  pictures ${pictures}`;
    }),
  ];
}

async function paints(): Promise<string[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder }, build);
  const limit = await startScriptFreeSite(path.join(build, 'client'));
  const lines = ['Largest paint on a slow phone, ms, against the same page without scripts'];
  await withLighthouse(async (measure) => {
    for (const page of ['/en', '/uk', '/en/about', '/en/services']) {
      const times: Record<'site' | 'baseline', number[]> = { site: [], baseline: [] };
      const lcp = async (url: string) => figure(await measure(url, 'mobile'), 'largest-contentful-paint');
      for (let round = 0; round < rounds; round += 1) {
        times.baseline.push(await lcp(`${limit.url}${page}/`));
        times.site.push(await lcp(site.url + page));
      }
      const rates = { name: page, site: median(times.site), baseline: median(times.baseline) };
      lines.push(...rateLines('', [rates]).slice(1));
    }
  });
  limit.stop();
  await site.stop();
  remove();
  return lines;
}

const parts: Record<string, () => Promise<string[]> | string[]> = {
  weight: weights,
  paint: paints,
  pages: async () => rateLines('Home pages per second, against bare node:http', await pageRates(build)),
  submissions: async () =>
    rateLines('Submissions accepted per second, against bare inserts', await submissionRates(build)),
  assistant: async () =>
    rateLines('Assistant’s first word, ms, against the service itself', await firstWords(build)),
  cache: () => measureCache(build, (url) => answerRate({ url, headers: { 'accept-encoding': 'br' } })),
  // Only on request: the packages come from the registry.
  peers: () => comparePeers(build, rounds, print),
};

/** Replaces a part's figures in docs/benchmarks.md, between `<!-- figures: name -->` and `<!-- end -->`. */
function write(name: string, lines: readonly string[]): void {
  const file = 'docs/benchmarks.md';
  const place = new RegExp(`(<!-- figures: ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
  const body = lines
    .join('\n')
    .replace(/(?:^ +.*\n?)+/gm, (figures) => `\n\`\`\`\n${figures.trimEnd()}\n\`\`\`\n`);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      place,
      (_, begin, end) => `${begin}\nMeasured on ${day}. ${body.trimEnd()}\n\n${end}`,
    ),
  );
}

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`npm run bench [-- ${Object.keys(parts).join(' ')}]: no ${unknown.join(', ')}\n`);
  process.exit(2);
}
const chosen =
  positionals.length > 0
    ? positionals
    : Object.keys(parts).filter((name) => !['peers', 'cache'].includes(name));
for (const [name, measure] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  const lines = await measure();
  for (const line of lines) print(line);
  if (values.write) write(name, lines);
}
