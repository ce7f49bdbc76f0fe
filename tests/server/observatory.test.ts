import fs from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { type Requests, retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { portOf } from '../../harness/raw-exchange.ts';
import { type RunningSite, startSite, temporaryFolder } from '../../harness/running-site.ts';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';

const { folder, remove } = temporaryFolder();
let site: RunningSite;
let proxy: TlsProxy;

beforeAll(async () => {
  site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '1' });
  proxy = await startTlsProxy(portOf(site.url));
  setDefaultCACertificates([...getCACertificates(), proxy.certificate]);
  withoutPreloadList();
});

afterAll(async () => {
  await proxy.stop();
  await site.stop();
  remove();
});

/** The Observatory downloads the list of preloaded sites when it is installed; it is not, and no site of ours is on it. */
function withoutPreloadList(): void {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation((file, options) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : read(file, options),
  );
}

/** As the Observatory's scanner adds up: what is extra counts only where little is missing. */
function gradeOf(requests: Requests) {
  const results = ALL_TESTS.map((rule) => rule(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result ?? ''));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  const { score, grade } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain);
  return { score, grade, rules: results.map(({ result }, index) => `${result} ${modifiers[index]}`) };
}

const everywhere = [
  'csp-implemented-with-no-unsafe-default-src-none 10',
  'cross-origin-resource-sharing-not-implemented 0',
  'redirection-to-https 0',
  'referrer-policy-private 5',
  'hsts-implemented-max-age-at-least-six-months 0',
  // The scripts are inline, by their hashes, and import from this origin alone.
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin 0',
  'x-content-type-options-nosniff 0',
  'x-frame-options-implemented-via-csp 5',
  'corp-implemented-with-same-origin 10',
];

for (const [path, cookies, score] of [
  ['/', 'cookies-not-found 0', 130],
  ['/fr', 'cookies-secure-with-httponly-sessions-and-samesite 5', 135],
  ['/blog/1', 'cookies-not-found 0', 130],
] as const) {
  test(`by the Observatory’s own rules ${path} has the grade A+, with ${score} points`, async () => {
    const { httpPort, httpsPort } = proxy;
    const requests = await retrieve('localhost', { httpPort, httpsPort, path });
    expect(requests.responses.https?.verified).toBe(true);
    const { rules, ...grade } = gradeOf(requests);
    expect(rules.toSorted()).toEqual([...everywhere, cookies].toSorted());
    expect(grade).toEqual({ score, grade: 'A+' });
  });
}
