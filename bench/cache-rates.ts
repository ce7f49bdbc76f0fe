import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import { languages } from '../app/lib/i18n/languages.ts';
import { ask, startNginx } from '../tests/integration/shared-cache/start-nginx.ts';
import { freePort } from '../tests/support/listening-server.ts';
import { startSite, temporaryFolder } from '../tests/support/running-site.ts';
import { answerRate } from './load.ts';

const addresses = languages.flatMap((language) =>
  Array.from({ length: 40 }, (_, page) => `/${language}/sample-${page}`),
);
const codings = {
  br: { ending: '.br', encode: brotliCompressSync, decode: brotliDecompressSync },
  zstd: { ending: '.zst', encode: zstdCompressSync, decode: zstdDecompressSync },
  gzip: { ending: '.gz', encode: gzipSync, decode: gunzipSync },
};
const entries = addresses.flatMap((address) =>
  Object.entries(codings).map(([encoding, { decode }]) => ({ address, encoding, decode })),
);
const REQUESTS = 20_000;
const SENDERS = 32;
const oddities = [
  {},
  { cookie: 'language=de; consent=%%%' },
  { cookie: 'session=1', 'accept-language': 'ru, fr;q=0.3' },
  { 'if-none-match': '"another", W/"b"' },
  { 'accept-language': 'uk', 'if-modified-since': 'Mon, 05 Jan 2026 09:00:00 GMT' },
];
const queries = ['', '?utm_source=paper&utm_medium=link', '?gclid=a', '?x=1'];

/** Scripts are named after their build; those of the previous build are deleted. */
function generatePages(folder: string, build: string): void {
  const client = path.join(folder, 'client');
  for (const address of addresses) {
    const page = Buffer.from(
      `<html lang="${address.slice(1, 3)}">${address} ${build}<script src="/assets/sample-${build}.js"></script>${'text '.repeat(4000)}`,
    );
    mkdirSync(path.join(client, address), { recursive: true });
    const file = path.join(client, address, 'index.html');
    writeFileSync(file, page);
    for (const { ending, encode } of Object.values(codings)) writeFileSync(file + ending, encode(page));
  }
  for (const name of readdirSync(path.join(client, 'assets')).filter((file) => file.startsWith('sample-')))
    rmSync(path.join(client, 'assets', name));
  writeFileSync(path.join(client, 'assets', `sample-${build}.js`), '');
}

/** Measures nginx with deploy/shared-cache in front of the built site. */
export async function cacheRates(build: string): Promise<string[]> {
  const { folder, remove } = temporaryFolder();
  cpSync(build, folder, { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const environment = { DATA_DIR: path.join(folder, 'data'), PORT: String(await freePort()) };
  generatePages(folder, 'one');
  let site = await startSite(environment, folder);
  const nginx = await startNginx([site.url]);
  const failures: string[] = [];
  let hits = 0;
  const visit = async (number: number, made: string, odd: Record<string, string> = {}, query = '') => {
    const entry = entries[number % entries.length];
    if (!entry) return;
    const { address, encoding, decode } = entry;
    const answer = await ask(nginx.url + address + query, { 'accept-encoding': encoding, ...odd });
    const isRight =
      answer.status === 304 ||
      (answer.status === 200 &&
        answer.headers['content-encoding'] === encoding &&
        String(decode(answer.body)).includes(`>${address} ${made}<`));
    if (!isRight || answer.headers['set-cookie']) failures.push(`${answer.status} ${address} ${encoding}`);
    if (answer.headers['x-cache'] === 'HIT') hits += 1;
  };
  const inParallel = async (count: number, run: (number: number) => Promise<void>) => {
    const numbers = Array.from({ length: count }, (_, number) => number).values();
    await Promise.all(
      Array.from({ length: SENDERS }, async () => {
        for (const number of numbers) await run(number);
      }),
    );
  };
  const lines = ['Shared cache: nginx before the site, 200 addresses in three encodings'];
  const say = (name: string, figure: string) => lines.push(`  ${name.padEnd(46)} ${figure}`);

  await inParallel(entries.length, (number) => visit(number, 'one'));
  hits = 0;
  await inParallel(REQUESTS, (number) => {
    // 7919 is prime, so that each entry meets each kind of odd request.
    const odd = oddities[number % oddities.length];
    return visit(number * 7919, 'one', odd, queries[number % queries.length]);
  });
  say('hits of 20,000 odd requests', `${((100 * hits) / REQUESTS).toFixed(2)} %`);
  const asked = site.log.filter((line) => line.includes('"route":"file"')).length;
  say('requests that reached the site, of 600 entries', String(asked));
  const [first = ''] = addresses;
  const headers = { 'accept-encoding': 'br' };
  const rates = {
    cache: await answerRate({ url: nginx.url + first, headers }),
    site: await answerRate({ url: site.url + first, headers }),
  };
  say('pages per second at the cache', rates.cache.toFixed(0));
  say(
    'pages per second at the site',
    `${rates.site.toFixed(0)}, ratio ${(rates.cache / rates.site).toFixed(2)}`,
  );
  await ask(`${nginx.url}/assets/sample-one.js`, {});
  await site.stop();
  await inParallel(entries.length, (number) => visit(number, 'one'));
  generatePages(folder, 'two');
  site = await startSite(environment, folder);
  nginx.changeBuild('2');
  // nginx answers from its cache until it has read the new build number.
  while ((await ask(nginx.url + first, headers)).headers['x-cache'] !== 'MISS');
  await inParallel(entries.length, (number) => visit(number, 'two'));
  for (const script of ['one', 'two']) {
    const { status } = await ask(`${nginx.url}/assets/sample-${script}.js`, {});
    if (status !== 200) failures.push(`${status} script of build ${script}`);
  }
  say('wrong or failed, also with the site down or updated', String(failures.length));
  await nginx.stop();
  await site.stop();
  remove();
  return [...lines, ...failures.slice(0, 5)];
}
