import fc from 'fast-check';

const paths = [
  '/',
  '/fr',
  '/uk/about',
  '/about.data',
  '/de/services.data',
  '/_.data',
  '/blog/1',
  '/ru/blog/2',
  '/blog/1.data',
  '/blog/999999999999999999999',
  '/contact',
  '/called',
  '/nothing/at/all',
  '/none.png',
  '/robots.txt',
  '/sitemap.xml',
  '/en/feed.xml',
  '/favicon.svg',
  '/films/rhymes-en-day.avif',
  '/en/chat.json',
  '/healthz',
  '/readyz',
  '/api',
  '/api/contact',
  '/api/newsletter',
  '/api/chat',
  '/api/consent',
  '/api/consent/answered.css',
  '/api/analytics',
  '/api/contact.data',
  '/__manifest?version=1&paths=/a,/b',
];

const junk = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%2e%2e/',
  '%c0%ae',
  '%ff%fe',
  '%ed%a0%80',
  '..',
  '/../../etc/passwd',
  '//',
  '\\',
  '/.//',
  ';a=b',
  '?',
  '?language=%zz&_routes=%00',
  '?_routes=root&index',
  '?__proto__[a]=1',
  '#fragment',
  '[',
  '{',
  '|',
  '"',
  '<script>',
  '\u00e9',
  '\u0000',
  '\t',
  ' ',
  '.data',
  '.data.data',
  '/_.data',
  'constructor',
  '__proto__',
  `/${'a'.repeat(3000)}`,
  '/'.repeat(500),
  '%2f'.repeat(200),
);

const doors = ['/api/contact', '/api/newsletter', '/api/chat', '/api/consent'];

const anywhere = fc
  .tuple(fc.constantFrom(...paths), fc.array(fc.oneof(junk, fc.string({ maxLength: 12 })), { maxLength: 3 }))
  .chain(([path, parts]) =>
    fc.constantFrom(
      path,
      path + parts.join(''),
      parts.join('') + path,
      `http://evil.example${path}`,
      '*',
      'evil.example:80',
      path.replaceAll('/', '//'),
    ),
  );

/** Addresses of everything that the site answers, with something behind, before or around them; often a door as it is. */
export const target = fc.oneof(
  { weight: 3, arbitrary: anywhere },
  { weight: 2, arbitrary: fc.constantFrom(...doors) },
);

/** Mostly what browsers send. */
export const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'PROPFIND',
      'QUERY',
      'get',
      'G\u0000T',
      '',
    ),
  },
);

/** A line of the head that is well formed, with a value that is not what its name expects. */
export const headerLine = fc.oneof(
  ...(
    [
      [
        'Cookie',
        'language=%zz',
        'language=fr; language=zz',
        'consent=%%%',
        'consent=version=a&date=99999-99-99',
        '=;=;',
        'a'.repeat(4000),
      ],
      ['Accept-Language', '*', 'fr;q=NaN', 'zz;q=-1, uk;q=1e400', ',,,,', 'de;;;q', 'x'.repeat(3000)],
      ['Accept-Encoding', 'br;q=0, gzip;q=0, *;q=0', 'zstd', 'identity;q=0', 'BR, GZIP', '\u00ff'],
      [
        'Range',
        'bytes=9999999999999999999999-',
        'bytes=-0',
        'bytes=1-0',
        'bytes=0-9',
        'bytes=0-0,2-3',
        'lines=1-2',
        'bytes=a-b',
        'bytes=-99999999999999999999',
      ],
      ['If-None-Match', '*', '"', 'W/"', 'W/"a", "b", ,', '\u00e9'],
      ['If-Range', '"x"', 'Sat, 99 Foo 2026'],
      ['Accept', 'text/html', '*/*;q=2', ';;', 'application/json'],
      ['X-Forwarded-Proto', 'https', 'javascript', 'https, http', ','],
      ['X-Forwarded-Host', 'evil.example', '\u0001'],
      ['Origin', 'null', 'https://evil.example', 'not a url', 'http://site.example'],
      ['Sec-Fetch-Site', 'same-origin', 'cross-site', ''],
      ['Sec-GPC', '1', '2'],
      ['Upgrade', 'h2c', 'websocket'],
      ['Expect', '100-continue', 'miracles'],
      ['X-React-Router-SPA-Mode', 'yes'],
      ['X-React-Router-Prerender-Data', '%7B%22', 'e30='],
      [
        'X-Forwarded-For',
        '',
        ',,,',
        '::ffff:1.2.3.4',
        'fe80::1%eth0',
        '[::1]:80',
        'x'.repeat(2000),
        '1.2.3.4, ::',
      ],
      ['Content-Encoding', 'gzip', 'br'],
    ] as const
  ).map(([name, ...values]) => fc.constantFrom(...values).map((said) => `${name}: ${said}`)),
);

/** A line that no parser should take, or that two might take in two ways. */
export const brokenLine = fc.constantFrom(
  ' folded: line',
  'No-Colon',
  ': no name',
  'Bad Name: x',
  'Nul: a\u0000b',
  'Cr: a\rb',
  'Host: other.example',
  'Content-Length: 5, 5',
  'Content-Length: -1',
  'Content-Length: 0x10',
  'Content-Length: 99999999999999999999999999',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  `Long: ${'y'.repeat(20_000)}`,
);
