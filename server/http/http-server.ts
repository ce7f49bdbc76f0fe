import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type Problem, problemResponse } from '../json-answer.ts';
import type { Log } from '../log/log.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { guardConnections } from './guard-connections.ts';
import { messageFault } from './message-fault.ts';
import { HEADERS_OF_EVERY_ANSWER } from './security-headers.ts';

type Deps = {
  /** The site. It is handed whole heads only, and never throws. */
  fetch: Parameters<typeof getRequestListener>[0];
  log: Log;
  /** How many proxies stand in front: with one, connections are the proxy's and nobody's share of them is counted. */
  trustedProxies: number;
  /** What differs in a test. */
  limits?: Partial<ConnectionLimits>;
};

/** What Node's parser or its time-outs found; everything else of theirs is 400. */
const parserProblems: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_many_headers' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow' },
};

function optionsFor({ headMs, requestMs, checkMs, keepAliveMs, headBytes }: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: keepAliveMs,
    maxHeaderSize: headBytes,
    insecureHTTPParser: false,
    joinDuplicateHeaders: false,
    // `messageFault` asks for it: Node's own refusal carries none of our headers.
    requireHostHeader: false,
  };
}

/**
 * The site's door to the network: Node's HTTP/1.1 server with the limits of a connection. Whatever is refused here, by
 * the parser or by us, is answered once, with the headers that every answer has, and its connection is closed: after a
 * request whose end is in doubt nothing may be read as another one. The log has one line `http.refused` for each.
 */
export function createHttpServer({ fetch, log, trustedProxies, limits: other }: Deps): Server {
  const limits = { ...CONNECTION_LIMITS, ...other };
  const server = createServer(optionsFor(limits));
  // Node would leave out what is beyond its 2,000; the size of a head is limited, and so is their number.
  server.maxHeadersCount = 0;
  const guard = guardConnections(server, { limits, trustedProxies, log });
  const answers = new WeakMap<Duplex, ServerResponse>();
  /** Where a request was refused: what is behind it has been read already, and is nobody's request. */
  const closing = new WeakSet<Duplex>();
  const note = ({ status, code }: Problem) => log.info({ status, code }, 'http.refused');

  const pass = getRequestListener(fetch, {
    // Of HTTP/1.0 without a Host.
    hostname: 'localhost',
    errorHandler: (fault) => {
      const isTheirs = fault instanceof RequestError;
      if (!isTheirs) log.error({ err: fault }, 'http.failed');
      const problem = isTheirs ? { status: 400, code: 'malformed' } : { status: 500, code: 'failed' };
      note(problem);
      return problemResponse(problem, { ...HEADERS_OF_EVERY_ANSWER, Connection: 'close' });
    },
  });

  function refuse(outgoing: ServerResponse, problem: Problem): void {
    note(problem);
    closing.add(outgoing.req.socket);
    const { headers, body } = refusal(problem);
    outgoing.writeHead(problem.status, headers).end(body);
  }

  function receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (closing.has(incoming.socket)) return;
    guard.began(incoming, outgoing);
    answers.set(incoming.socket, outgoing);
    const problem = messageFault(incoming);
    if (problem) refuse(outgoing, problem);
    else void pass(incoming, outgoing);
  }

  server.on('request', receive);
  server.on('checkContinue', (incoming, outgoing) => {
    if (!messageFault(incoming)) outgoing.writeContinue();
    receive(incoming, outgoing);
  });
  server.on('checkExpectation', (_, outgoing) =>
    refuse(outgoing, { status: 417, code: 'expectation_failed' }),
  );
  server.on('connect', (_, socket) => cutOff(socket, { status: 405, code: 'method_not_allowed' }, note));
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isUnderWay = answer?.headersSent && !answer.writableFinished;
    const isGone = !socket.writable || !/^(?:HPE_|ERR_HTTP)/.test(fault.code ?? '');
    if (isUnderWay || isGone) socket.destroy();
    else cutOff(socket, parserProblems[fault.code ?? ''] ?? { status: 400, code: 'malformed' }, note);
  });
  return server;
}

/** Where a listening server can be reached. @throws Error where it does not listen */
export function addressOf(server: Server): { address: string; port: number } {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('the server listens at no port');
  return place;
}

function refusal(problem: Problem): { headers: Record<string, string | number>; body: string } {
  const body = JSON.stringify({ type: 'about:blank', ...problem });
  return {
    headers: {
      ...HEADERS_OF_EVERY_ANSWER,
      'Content-Type': 'application/problem+json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...(problem.status === 405 ? { Allow: 'GET, HEAD, POST' } : {}),
    },
    body,
  };
}

/** The same answer where there is no more than a socket, and its end. */
function cutOff(socket: Duplex, problem: Problem, note: (problem: Problem) => void): void {
  note(problem);
  const { headers, body } = refusal(problem);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
  socket.destroy();
}
