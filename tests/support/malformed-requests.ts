import fc from 'fast-check';
import { contactSubmission } from './submissions.ts';

/** No item contains a blank. */
const itemsOf = (list: string) => list.trim().split(/\s+/);

const endpoints = itemsOf('/api/contact /api/newsletter /api/chat /api/consent');
const paths = [
  ...endpoints,
  ...itemsOf(`/ /fr /uk/about /about.data /de/services.data /_.data /blog/1 /ru/blog/2 /blog/1.data /called /nothing/at/all
    /blog/999999999999999999999 /contact /none.png /robots.txt /sitemap.xml /en/feed.xml /favicon.svg /en/chat.json
    /films/rhymes-en-day.avif /healthz /readyz /api /api/consent?language= /api/analytics /api/contact.data
    /__manifest?version=1&paths=/a,/b`),
];
const junk =
  itemsOf(`% %zz %00 %2e%2e/ %c0%ae %ff%fe %ed%a0%80 .. /../../etc/passwd // \\ /.// ;a=b ? ?_routes=root&index
  ?language=%zz&_routes=%00 ?__proto__[a]=1 #fragment [ { | " <script> \u00e9 .data .data.data /_.data constructor
  __proto__ /${'a'.repeat(3000)} ${'/'.repeat(500)} ${'%2f'.repeat(200)}`);

/** Every path of the site, also with additions before, after or around it. */
const target = fc.oneof(
  fc.constantFrom(...endpoints),
  fc
    .tuple(fc.constantFrom(...paths), fc.array(fc.constantFrom(...junk), { maxLength: 3 }))
    .chain(([path, parts]) =>
      fc.constantFrom(path + parts.join(''), parts.join('') + path, `http://evil.example${path}`),
    ),
);

/** Mostly methods of browsers. */
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD') },
  { weight: 1, arbitrary: fc.constantFrom(...itemsOf('PUT DELETE PATCH OPTIONS TRACE PROPFIND QUERY')) },
);

/** Well-formed header lines with unexpected values. */
const headerLine = fc.constantFrom(
  ...`Cookie: language=%zz; language=zz
Cookie: consent=version=a&date=99999-99-99
Cookie: =;=;${'a'.repeat(4000)}
Accept-Language: fr;q=NaN, zz;q=-1, uk;q=1e400
Accept-Encoding: BR, GZIP, \u00ff, *;q=0
Range: bytes=9999999999999999999999-
Range: bytes=1-0
Range: bytes=0-0,2-3
Range: lines=1-2
If-None-Match: W/"a", "b", ,
If-Range: Sat, 99 Foo 2026
Accept: text/html
X-Forwarded-Proto: javascript
Origin: not a url
Origin: http://site.example
Sec-Fetch-Site: cross-site
Upgrade: h2c
Expect: miracles
X-React-Router-SPA-Mode: yes
X-React-Router-Prerender-Data: %7B%22
X-Forwarded-For: ,,,
X-Forwarded-For: fe80::1%eth0
X-Forwarded-For: ${'x'.repeat(2000)}
Content-Encoding: gzip`.split('\n'),
);

const awkward = fc.constantFrom(
  ...['', ' ', 'anna@example.org', '\ud800', 'a\u0000b', '\u202e', '\u{1f600}'.repeat(500), 'x'.repeat(9000)],
  ...['1e999', '<img src=x onerror=alert(1)>', "'; drop table outbox; --"],
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  awkward,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, -0, 1e308, [], {}, [[]], { toString: 1 }),
);
const fieldNames =
  itemsOf(`name email company subject message website elapsed language messages choice categories version
  __proto__ constructor toString ${'k'.repeat(5000)}`);
const fields = fc.array(fc.tuple(fc.constantFrom(...fieldNames), value), { maxLength: 8 });
const { payload: submission } = contactSubmission();
const jsonBody = fc.oneof(
  fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
  // Close enough to a valid submission that some are accepted.
  fields.map((pairs) => JSON.stringify({ ...submission, ...Object.fromEntries(pairs.slice(0, 1)) })),
  fields.map((pairs) => JSON.stringify({ ...Object.fromEntries(pairs), ...submission })),
  fc.constantFrom(...['[', '{"a":', 'null', '"x"', '1e9999', '{"name":"\\ud800"}', '\ufeff{}', '']),
  fc.constantFrom('['.repeat(20_000), `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`),
  fc
    .array(fc.record({ role: fc.constantFrom('user', 'assistant', 'system', ''), content: awkward }), {
      maxLength: 45,
    })
    .map((turns) => JSON.stringify({ language: 'fr', messages: turns })),
);
const formBody = fc.oneof(
  fields.map((pairs) =>
    String(new URLSearchParams(pairs.map(([name, each]) => [name, `${JSON.stringify(each)}`]))),
  ),
  fc.constantFrom('%', 'name=%zz&email=%00', '&&&===', 'a'.repeat(66_000), 'a=b&'.repeat(9000)),
);
const multipart = fc.constantFrom(
  '--x',
  '--x\r\nContent-Disposition: form-data; name="email"; filename="../a"\r\n\r\nq\r\n--x--',
);

/** Body types that endpoints read, and others; `type` is the Content-Type. */
const body = fc.oneof(
  fc.tuple(
    fc.constantFrom('application/json', 'application/json; charset=utf-7', 'APPLICATION/JSON'),
    jsonBody,
  ),
  fc.tuple(fc.constant('application/x-www-form-urlencoded'), formBody),
  fc.tuple(fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data'), multipart),
  fc.tuple(
    fc.constantFrom('application/json', 'text/plain', '', ';', 'image/png'),
    fc.string({ maxLength: 300 }),
  ),
);

/**
 * Requests with few errors each, so that they get far before a rejection. The framing is valid: errors there
 * are up to Node's parser.
 */
export const malformedRequest: fc.Arbitrary<Buffer> = fc
  .record({
    method,
    target,
    lines: fc.array(headerLine, { maxLength: 3 }),
    body: fc.option(body, { freq: 3 }),
    isChunked: fc.boolean(),
    visitor: fc.ipV4(),
    host: fc.constantFrom(
      ...itemsOf('site.example '.repeat(20)),
      'a b',
      ...itemsOf('[ x:y a/b a?b a@b a\\b %00 a,b \u00e9'),
    ),
  })
  .map(({ method: verb, target: to, lines, body: sent, isChunked, visitor, host }) => {
    const content = Buffer.from(sent?.[1] ?? '');
    const size = content.length.toString(16);
    const head = [
      `${verb} ${to} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      `X-Forwarded-For: ${visitor}`,
      ...lines,
      ...(sent ? [`Content-Type: ${sent[0]}`] : []),
      isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${content.length}`,
    ].join('\r\n');
    const parts =
      isChunked && content.length > 0
        ? [`${size}\r\n`, content, '\r\n0\r\n\r\n']
        : [isChunked ? '0\r\n\r\n' : content];
    return Buffer.concat([
      Buffer.from(`${head}\r\n\r\n`, 'latin1'),
      ...parts.map((part) => Buffer.from(part)),
    ]);
  });
