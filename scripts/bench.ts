import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheRates } from '../bench/cache-rates.ts';
import { pageRates, submissionRates } from '../bench/load.ts';
import { compareSites } from '../bench/peers/compare-sites.ts';

/** `npm run bench` measures the built site, each time beside a baseline of the same run. */
const { values, positionals } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    rounds: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const build = path.resolve(values.build);
const rounds = Number(values.rounds);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const usualParts = ['paint', 'pages', 'submissions'];
const parts: Record<string, () => Promise<string[]> | string[]> = {
  paint: () => compareSites(build, rounds, print, {}),
  pages: () => pageRates(build),
  submissions: () => submissionRates(build),
  // These need nginx or packages from the registry, so they run only on request.
  cache: () => cacheRates(build),
  peers: () => compareSites(build, rounds, print),
};
for (const name of positionals.length > 0 ? positionals : usualParts) {
  const measure = parts[name];
  if (!measure) throw new Error(`npm run bench [-- ${Object.keys(parts).join(' ')}]: no ${name}`);
  for (const line of await measure()) print(line);
}
