import fc from 'fast-check';
import { body } from './malformed-bodies.ts';
import { brokenLine, headerLine, method, target } from './malformed-heads.ts';

/** A request as bytes. `isWhole`: the server knows its end without our closing the connection. */
export type MalformedRequest = { bytes: Buffer; isWhole: boolean };

/** What the head says of the body: mostly the truth. A lie that is too large leaves the request unfinished. */
const framing = fc.oneof(
  { weight: 8, arbitrary: fc.constant('true' as const) },
  { weight: 1, arbitrary: fc.constantFrom('short' as const, 'long' as const, 'none' as const) },
  { weight: 2, arbitrary: fc.constantFrom('chunked' as const, 'broken chunks' as const) },
);
type Framing = 'true' | 'short' | 'long' | 'none' | 'chunked' | 'broken chunks';

function framed(content: Buffer, how: Framing): { line: string; content: Buffer } {
  const chunk = (size: string) =>
    Buffer.concat([Buffer.from(`${size}\r\n`), content, Buffer.from('\r\n0\r\n\r\n')]);
  switch (how) {
    case 'true':
      return { line: `Content-Length: ${content.length}`, content };
    case 'short':
      return { line: `Content-Length: ${Math.floor(content.length / 2)}`, content };
    case 'long':
      return { line: `Content-Length: ${content.length + 100}`, content };
    case 'none':
      return { line: 'X-None: 1', content };
    case 'chunked':
      return { line: 'Transfer-Encoding: chunked', content: chunk(content.length.toString(16)) };
    case 'broken chunks':
      return { line: 'Transfer-Encoding: chunked', content: chunk(`-${content.length};x="`) };
  }
}

/** Requests of which nearly all are wrong somewhere, and each in few places: so that they come far before they are refused. */
export const malformedRequest: fc.Arbitrary<MalformedRequest & { visitor: string }> = fc
  .record({
    method,
    target,
    lines: fc.array(headerLine, { maxLength: 3 }),
    broken: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: brokenLine }),
    body: fc.option(body, { freq: 3 }),
    framing,
    visitor: fc.ipV4(),
    newline: fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n'),
    version: fc.constantFrom(
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.1',
      'HTTP/1.0',
      'HTTP/2.0',
      'HTCPCP/1.0',
    ),
  })
  .map(({ method: verb, target: to, lines, broken, body: sent, framing: how, visitor, newline, version }) => {
    const { line, content } = sent
      ? framed(sent.content, how)
      : { line: 'X-None: 1', content: Buffer.alloc(0) };
    const head = [
      `${verb} ${to} ${version}`,
      'Host: site.example',
      'Connection: close',
      `X-Forwarded-For: ${visitor}`,
      ...lines,
      ...(sent ? [`Content-Type: ${sent.type}`] : []),
      line,
      ...(broken === null ? [] : [broken]),
      '',
      '',
    ].join(newline);
    return {
      bytes: Buffer.concat([Buffer.from(head, 'latin1'), content]),
      // Where the two ends may disagree about the end, the sender closes its half: the server is not to wait for it.
      isWhole:
        newline === '\r\n' && broken === null && ['true', 'chunked'].includes(how) && !/[\r\n]/.test(to),
      visitor,
    };
  });
