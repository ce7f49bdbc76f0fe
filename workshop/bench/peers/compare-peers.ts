import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../../harness/browser.ts';
import { newsPaths } from '../../../site-files/news-paths.ts';
import { cachedPackages } from '../../cached-packages.ts';
import { startScriptFreeSite, startStaticSite } from '../static-site.ts';
import { type Device, type Press, visit } from '../visit.ts';
import type { PeerPage } from './components.ts';
import { readMarkup } from './markup.ts';
import { buildPeer } from './peer-build.ts';
import { peerSites } from './peer-sites.ts';
import { tableHead, tablePart, type Visits } from './peer-table.ts';

const list = path.join(import.meta.dirname, 'packages.json');
/** Until the question about cookies, which comes a second after the page, has come over the slow network too. */
const watchMs = 3000;
const home = '/en';

type Site = { name: string; hasScripts: boolean; url: string; stop: () => void };

/** The newest post that stands on the list. */
function newestPost(): string {
  const post = newsPaths(new Date().toISOString().slice(0, 10)).find((it) => /^\/en\/news\/[^/]+$/.test(it));
  if (!post) throw new Error('There is no post to compare');
  return post;
}

async function readPage(browser: Browser, client: string, address: string): Promise<PeerPage> {
  const html = readFileSync(path.join(client, address, 'index.html'), 'utf8');
  return { address, markup: await readMarkup(browser, html) };
}

async function* startAll(client: string, pages: [PeerPage, PeerPage], say: Say): AsyncGenerator<Site> {
  const packages = cachedPackages(list, say);
  yield { name: 'limit', hasScripts: false, ...(await startScriptFreeSite(client)) };
  yield { name: 'ours', hasScripts: true, ...(await startStaticSite(client)) };
  for (const peer of peerSites) {
    say(`Building ${peer.name}`);
    const site = await startStaticSite(buildPeer(peer, pages, packages, client));
    yield { name: peer.name, hasScripts: true, ...site };
  }
}

type Plan = { address: string; device: Device; rounds: number };

/** In every round all sites are visited, to and fro: the machine's moods, and what a visit leaves to the next, fall on all alike. */
async function visitAll(browser: Browser, sites: Site[], { address, device, rounds }: Plan) {
  const all = sites.map((): Visits => ({ read: [], menu: [], card: [] }));
  const presses: Press[] = address === home ? ['menu', 'card'] : ['menu'];
  for (let round = 0; round < rounds; round += 1) {
    const turn = [...sites.entries()];
    for (const [index, { url, hasScripts }] of round % 2 === 0 ? turn : turn.reverse()) {
      all[index]?.read.push(await visit(browser, url + address, { device, watchMs }));
      for (const press of hasScripts ? presses : [])
        all[index]?.[press].push(await visit(browser, url + address, { device, watchMs: 0, press }));
    }
  }
  return all;
}

type Say = (line: string) => void;

/**
 * Builds the peers, and visits them, our site and the same pages without scripts.
 * @param say hears what is going on, and in which rows a peer is ahead of us
 * @returns lines of Markdown: versions, and a table
 * @throws Error a sentence, where a browser or the registry is missing
 */
export async function comparePeers(build: string, rounds: number, say: Say): Promise<string[]> {
  const place = findBrowser();
  if (!place) throw new Error('There is no Chromium here: set CHROMIUM_PATH');
  const browser = await chromium.launch(launchOptions(place));
  const sites: Site[] = [];
  try {
    return await compare(browser, sites, { client: path.join(build, 'client'), rounds, say });
  } finally {
    await browser.close();
    for (const { stop } of sites) stop();
  }
}

type Comparison = { client: string; rounds: number; say: Say };

/** @param sites the ones that were started are added, for whoever has to stop them */
async function compare(browser: Browser, sites: Site[], { client, rounds, say }: Comparison) {
  const post = newestPost();
  const pages: [PeerPage, PeerPage] = [
    await readPage(browser, client, home),
    await readPage(browser, client, post),
  ];
  for await (const site of startAll(client, pages, say)) sites.push(site);
  const versions = Object.entries(JSON.parse(readFileSync(list, 'utf8')).dependencies);
  const programs = [['Chromium', browser.version()], ['Node', process.versions.node], ...versions];
  const lines = [
    `${programs.map((program) => program.join(' ')).join(', ')}; medians of ${rounds} rounds.`,
    '',
    ...tableHead(sites.map(({ name }) => name)),
  ];
  for (const device of ['phone', 'desktop'] as const) {
    for (const address of [home, post]) {
      const title = `${address === home ? 'home' : 'post'}, ${device}`;
      say(`Visiting ${title}`);
      const visits = await visitAll(browser, sites, { address, device, rounds });
      const part = tablePart(title, visits, device);
      lines.push(...part.lines);
      if (part.behind.length > 0) say(`Behind in ${part.behind.join('; ')}`);
    }
  }
  return lines;
}
