/** The request that a message hides: whoever answers it has read the message's end in another place than was meant. */
export const hiddenPath = '/hidden-request';
const hidden = `GET ${hiddenPath} HTTP/1.1\r\nHost: site.example\r\n\r\n`;
const length = Buffer.byteLength(hidden);
const chunkOf = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/**
 * Messages whose end can be read in two places, by name (RFC 9112, 11.2; and those that proxies were found to disagree
 * about). Each carries the hidden request, which by no reading that the standard allows is one of its own.
 */
export const hidingMessages: Record<string, string> = {
  'Content-Length and Transfer-Encoding': post(
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${hidden}`,
  ),
  'Transfer-Encoding and Content-Length': post(
    ['Transfer-Encoding: chunked', `Content-Length: ${length + 5}`],
    `0\r\n\r\n${hidden}`,
  ),
  'two lengths that differ': post(['Content-Length: 0', `Content-Length: ${length}`], hidden),
  'two lengths in one line': post([`Content-Length: 0, ${length}`], hidden),
  'a negative length': post(['Content-Length: -1'], hidden),
  'a length with a sign': post(['Content-Length: +0'], hidden),
  'a length in sixteens': post(['Content-Length: 0x0'], hidden),
  'a length beyond all numbers': post(['Content-Length: 18446744073709551616'], hidden),
  'a length with a blank before its colon': post(['Content-Length : 0'], hidden),
  'a length in a folded line': post(
    ['X-Folded: a', ` Content-Length: ${length}`, 'Content-Length: 0'],
    hidden,
  ),
  'a coding in a folded line': post(['Transfer-Encoding:', ' chunked', `Content-Length: ${length}`], hidden),
  'a coding with a blank before its colon': post(['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`),
  'a coding after another': post(['Transfer-Encoding: identity, chunked'], `${chunkOf(hidden)}0\r\n\r\n`),
  'a coding before another': post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
  'a coding that nobody knows': post(['Transfer-Encoding: y-chunked'], `0\r\n\r\n${hidden}`),
  'a coding in quotes': post(['Transfer-Encoding: "chunked"'], `0\r\n\r\n${hidden}`),
  'two codings': post(['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], `0\r\n\r\n${hidden}`),
  'a coding after a vertical tab': post(['Transfer-Encoding: \u000bchunked'], `0\r\n\r\n${hidden}`),
  'a coding in HTTP/1.0': post(['Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`, 'HTTP/1.0'),
  'a chunk of negative size': post(['Transfer-Encoding: chunked'], `-1\r\n${hidden}`),
  'a chunk of a size beyond all numbers': post(
    ['Transfer-Encoding: chunked'],
    `10000000000000000\r\n${hidden}`,
  ),
  'a chunk that is longer than it says': post(
    ['Transfer-Encoding: chunked'],
    `1\r\nabc\r\n0\r\n\r\n${hidden}`,
  ),
  'a chunk whose size ends in a bare line feed': post(['Transfer-Encoding: chunked'], `0\n\n${hidden}`),
  'an extension with a bare line feed': post(
    ['Transfer-Encoding: chunked'],
    `5;a\n${chunkOf('x')}0\r\n\r\n${hidden}`,
  ),
  'an extension without end': post(
    ['Transfer-Encoding: chunked'],
    `1;${'e'.repeat(20_000)}\r\na\r\n0\r\n\r\n${hidden}`,
  ),
  'a line that ends in a bare carriage return': post(
    ['X: a\rTransfer-Encoding: chunked', 'Content-Length: 0x'],
    hidden,
  ),
  'a NUL in a line': post(['X: a\0b', 'Content-Length: 0'], hidden),
  'a body on GET in chunks': message('GET', ['Transfer-Encoding: chunked'], `${chunkOf(hidden)}0\r\n\r\n`),
  'a body on GET': message('GET', [`Content-Length: ${length}`], hidden),
  'a body on HEAD': message('HEAD', [`Content-Length: ${length}`], hidden),
  'an upgrade to HTTP/2': message(
    'GET',
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: ', `Content-Length: ${length}`],
    hidden,
  ),
  'an upgrade to a web socket': message(
    'GET',
    [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: x',
      'Sec-WebSocket-Version: 777',
      `Content-Length: ${length}`,
    ],
    hidden,
  ),
  'a tunnel': `CONNECT site.example:443 HTTP/1.1\r\nHost: site.example:443\r\n\r\n${hidden}`,
  'an expectation that nobody meets': post(['Expect: miracles', `Content-Length: ${length}`], hidden),
  'a body that waits to be asked for, and comes': post(
    ['Expect: 100-continue', `Content-Length: ${length}`],
    hidden,
  ),
};

function post(lines: string[], body: string, version = 'HTTP/1.1'): string {
  return message('POST', lines, body, version);
}

function message(method: string, lines: string[], body: string, version = 'HTTP/1.1'): string {
  const head = [
    `${method} /api/contact HTTP/1.1`.replace('HTTP/1.1', version),
    'Host: site.example',
    'Content-Type: application/json',
  ];
  return `${[...head, ...lines].join('\r\n')}\r\n\r\n${body}`;
}
