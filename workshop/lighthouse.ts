import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { href, pagePaths } from '../app/i18n/href.ts';
import { languages } from '../app/i18n/languages.ts';
import { findBrowser, launchOptions } from '../harness/browser.ts';
import { freePort } from '../harness/free-port.ts';
import { startSite, temporaryFolder } from '../harness/running-site.ts';
import { newsPaths } from '../site-files/news-paths.ts';
import { median } from './bench/median.ts';
import { cachedPackages } from './cached-packages.ts';

/** `npm run lighthouse`: every page in every language, by telephone and by desktop computer, against these floors. */
const floors = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};

type Category = keyof typeof floors;
const categories = Object.keys(floors) as Category[];

/** What of Lighthouse's report is read here; scores from 0 to 1. */
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};
type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    rounds: { type: 'string', default: '3' },
    // Names of app/i18n/href.ts, and `post`.
    pages: { type: 'string', default: [...Object.keys(pagePaths), 'post'].join(',') },
    languages: { type: 'string', default: languages.join(',') },
    devices: { type: 'string', default: 'mobile,desktop' },
  },
});
const chosen = (list: string) => list.split(',').filter(Boolean);

/** The addresses of a page by name; of posts the newest. */
function addresses(): string[] {
  const news = newsPaths(new Date().toISOString().slice(0, 10));
  return chosen(values.languages).flatMap((language) =>
    chosen(values.pages).flatMap((page) => {
      if (page !== 'post') return pathOf(language, page);
      return news.find((address) => address.match(`^/${language}/news/[^/]+$`)) ?? [];
    }),
  );
}

function pathOf(language: string, page: string): string[] {
  const known = languages.find((one) => one === language);
  const name = (Object.keys(pagePaths) as (keyof typeof pagePaths)[]).find((one) => one === page);
  if (!(known && name)) throw new Error(`There is no page ${page} in ${language}`);
  return [href(known, name)];
}

/** The audits that took something from a category. */
function missed({ categories: all, audits }: Report, category: Category): string[] {
  return all[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

async function run(): Promise<boolean> {
  const place = findBrowser();
  if (!place) throw new Error('There is no Chromium here: set CHROMIUM_PATH');
  const list = path.join(import.meta.dirname, 'lighthouse/packages.json');
  const core = path.join(cachedPackages(list, say), 'node_modules/lighthouse/core');
  const load = async (file: string) => (await import(pathToFileURL(path.join(core, file)).href)).default;
  const lighthouse: Lighthouse = await load('index.js');
  const desktop = await load('config/desktop-config.js');
  const port = await freePort();
  const options = launchOptions(place);
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder }, path.resolve(values.build));
  try {
    return await scoreAll(site.url, (url, device) => {
      const flags = { port, logLevel: 'error', onlyCategories: categories };
      return lighthouse(url, flags, device === 'desktop' ? desktop : undefined);
    });
  } finally {
    await site.stop();
    remove();
    await browser.close();
  }
}

/** Visits all pages and says what each was given. @returns whether every floor was met */
async function scoreAll(url: string, ask: (url: string, device: string) => Promise<{ lhr: Report }>) {
  say(`${'device'.padEnd(8)} ${'page'.padEnd(52)} ${categories.join('  ')}`);
  let isGood = true;
  for (const device of chosen(values.devices)) {
    for (const address of addresses()) {
      const reports: Report[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1) {
        reports.push((await ask(url + address, device)).lhr);
      }
      const cells = categories.map((category) => {
        const score = 100 * median(reports.map((report) => report.categories[category].score ?? 0));
        const isMet = score >= floors[category];
        isGood &&= isMet;
        const why = new Set(isMet ? [] : reports.flatMap((report) => missed(report, category)));
        return `${score.toFixed(0)}${isMet ? '' : ` (floor ${floors[category]}: ${[...why].join(', ')})`}`;
      });
      say(`${device.padEnd(8)} ${address.padEnd(52)} ${cells.join('  ')}`);
    }
  }
  return isGood;
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (fault) {
  say(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 1;
}
