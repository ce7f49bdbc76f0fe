import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchange, type RawAnswer } from '../support/raw-exchange.ts';
import { everythingIn } from '../support/submission-store.ts';
import { contactSubmission } from '../support/submissions.ts';
import { storeAt } from '../support/temporary-store.ts';
import { siteOfTest } from '../support/test-site.ts';

const REQUESTS = 2000;
const SENDERS = 16;
/** The seed is fixed, so that runs are reproducible. Change it to search further. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Items may not contain blanks, because they separate them. */
const oneOf = (list: string) => fc.constantFrom(...list.trim().split(/\s+/));
const endpoint = oneOf('/api/contact /api/newsletter /api/chat /api/consent');
const junk =
  oneOf(`% %zz %00 %2e%2e/ %c0%ae %ed%a0%80 .. /../../etc/passwd // \\ ;a=b ? ?_routes=root&index ?language=%zz
  ?__proto__[a]=1 #fragment [ { | " <script> \u00e9 .data /_.data constructor /${'a'.repeat(3000)} ${'/'.repeat(500)}`);
const page =
  oneOf(`/ /fr /uk/about /about.data /de/services.data /blog/1 /blog/1.data /called /nothing/at/all /contact
  /none.png /sitemap.xml /en/feed.xml /en/chat.json /films/rhymes-en-day.avif /readyz /api /api/consent?language= /api/analytics /__manifest?version=1`);
const target = fc.oneof(
  endpoint,
  fc
    .tuple(fc.oneof(page, endpoint), fc.array(junk, { maxLength: 3 }))
    .chain(([path, parts]) =>
      fc.constantFrom(path + parts.join(''), parts.join('') + path, `http://evil.example${path}`),
    ),
);
const headerLine = fc.constantFrom(
  ...`Cookie: language=%zz; language=zz
Cookie: consent=version=a&date=99999-99-99
Accept-Language: fr;q=NaN, zz;q=-1, uk;q=1e400
Accept-Encoding: BR, GZIP, \u00ff, *;q=0
Range: bytes=9999999999999999999999-
X-Forwarded-Proto: javascript
Origin: not a url
Sec-Fetch-Site: cross-site
Upgrade: h2c
Expect: miracles
X-Forwarded-For: fe80::1%eth0
Content-Encoding: gzip`.split('\n'),
);
const awkward = fc.constantFrom(
  ...['', ' ', 'anna@example.org', '\ud800', 'a\u0000b', '\u202e', '\u{1f600}'.repeat(500), 'x'.repeat(9000)],
);
const fields = fc.dictionary(
  oneOf('name email subject message website elapsed language messages choice version __proto__ toString'),
  fc.oneof(awkward, fc.jsonValue({ maxDepth: 2 })),
  { maxKeys: 8 },
);
const { payload: submission } = contactSubmission();
/** A body comes with its type, and is so close to what endpoints read that some are accepted. */
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fields.map((some) => ['application/json', JSON.stringify({ ...some, ...submission })]),
  },
  fields.map((some) => ['application/json', JSON.stringify({ ...submission, ...some })]),
  fc
    .constantFrom('[', '{"a":', 'null', '{"name":"\\ud800"}', '\ufeff{}', '['.repeat(20_000))
    .map((text) => ['application/json', text]),
  fc
    .constantFrom('%', 'name=%zz&email=%00', '&&&===', 'a=b&'.repeat(20_000))
    .map((text) => ['application/x-www-form-urlencoded', text]),
  fc.tuple(fc.constantFrom('text/plain', '', ';', 'multipart/form-data'), fc.string({ maxLength: 300 })),
);

/**
 * Requests have few errors each, so that they get far before they are rejected. Errors of framing are left to Node's parser.
 */
const malformedRequest = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: oneOf('GET POST HEAD') },
      oneOf('PUT DELETE OPTIONS TRACE QUERY'),
    ),
    target,
    lines: fc.array(headerLine, { maxLength: 3 }),
    sent: fc.option(body, { freq: 3 }),
    visitor: fc.ipV4(),
    host: fc.oneof(
      { weight: 5, arbitrary: fc.constant('site.example') },
      fc.constantFrom('a b', '[', 'x:y', 'a/b', 'a@b', '%00', '\u00e9'),
    ),
  })
  .map(({ method, target: to, lines, sent, visitor, host }) => {
    const [type = '', text = ''] = sent ?? [];
    const content = Buffer.from(text);
    const head = [
      `${method} ${to} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      `X-Forwarded-For: ${visitor}`,
      ...lines,
      ...(sent ? [`Content-Type: ${type}`] : []),
      `Content-Length: ${content.length}`,
    ].join('\r\n');
    return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), content]);
  });

type Outcome = RawAnswer & { request: Buffer };

/** Returns an excerpt of a failing request. */
const shown = ({ request, statuses }: Outcome) => `${statuses}: ${request.toString('latin1').slice(0, 600)}`;

test(`[ER-2][CT-5] ${REQUESTS} malformed requests (seed ${seed}): none is answered 5xx, none hangs, none is stored but what was thanked for`, {
  timeout: 180_000,
}, async () => {
  const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
  const complaints: string[] = [];
  site.process.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const queue = fc.sample(malformedRequest, { seed, numRuns: REQUESTS }).values();
  const outcomes: Outcome[] = [];
  const send = async () => {
    for (const request of queue) outcomes.push({ ...(await exchange(site.url, request)), request });
  };
  await Promise.all(Array.from({ length: SENDERS }, send));

  expect(outcomes.filter(({ statuses }) => statuses.some((status) => status >= 500)).map(shown)).toEqual([]);
  expect(outcomes.filter(({ isClosed }) => !isClosed).map(shown)).toEqual([]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(complaints.slice(0, 5)).toEqual([]);
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  // This shows that the requests reached every part of the site.
  expect([...new Set(outcomes.flatMap(({ statuses }) => statuses))]).toEqual(
    expect.arrayContaining([200, 202, 302, 400, 403, 404, 405, 413, 415, 417]),
  );
  const thanked = outcomes.filter(({ statuses: [status] }) => status === 202).map(({ text }) => text);
  const store = await storeAt({ dataDir: site.folder, databaseUrl: undefined });
  const { outbox: submissions } = await everythingIn(store);
  expect(submissions.length).toBeGreaterThan(5);
  const isThanked = ({ reference }: { reference: string }) =>
    thanked.some((text) => text.includes(reference));
  expect(submissions.filter((one) => !isThanked(one))).toEqual([]);
});

test('[CT-5] behind a request that was refused nothing is read as another one', async () => {
  const site = await siteOfTest();
  const hidden = 'GET /called HTTP/1.1\r\nHost: site.example\r\n\r\n';
  const refused = `TRACE / HTTP/1.1\r\nHost: site.example\r\nContent-Length: ${hidden.length}\r\n\r\n`;
  const { statuses } = await exchange(site.url, refused + hidden, true);
  expect(statuses).toEqual([405]);
});
