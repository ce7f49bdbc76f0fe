import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Log } from '../observability/log.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { type Problem, problemResponse } from './form-answer.ts';
import { guardConnections } from './guard-connections.ts';
import { messageError } from './message-error.ts';
import { HEADERS_OF_EVERY_ANSWER } from './security-headers.ts';

type Deps = {
  /** Never throws. */
  fetch: Parameters<typeof getRequestListener>[0];
  log: Log;
  trustedProxies: number;
  limits?: Partial<ConnectionLimits>;
};

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
    // Node's own answer lacks the common headers.
    requireHostHeader: false,
  };
}

/** Refused requests close their connection, so that nothing behind them is parsed as a request. */
export function createHttpServer({ fetch, log, trustedProxies, limits: other }: Deps): Server {
  const limits = { ...CONNECTION_LIMITS, ...other };
  const server = createServer(optionsFor(limits));
  // Node drops headers beyond 2,000.
  server.maxHeadersCount = 0;
  const guard = guardConnections(server, { limits, trustedProxies, log });
  const answers = new WeakMap<Duplex, ServerResponse>();
  const closing = new WeakSet<Duplex>();
  const note = ({ status, code }: Problem) => log.info({ status, code }, 'http.refused');

  const pass = getRequestListener(fetch, {
    // HTTP/1.0 without a Host.
    hostname: 'localhost',
    errorHandler: (error) => {
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) log.error({ err: error }, 'http.failed');
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

  /** Thousands of pipelined requests in one read would delay all others. */
  function endAfter(answer: ServerResponse, socket: Socket): void {
    closing.add(socket);
    socket.pause();
    answer.shouldKeepAlive = false;
    answer.once('finish', () => socket.destroySoon());
  }

  /** True if no other request on its connection waits. */
  function begin(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { socket } = incoming;
    if (closing.has(socket)) return false;
    const earlier = answers.get(socket);
    if (earlier && !earlier.writableFinished) {
      endAfter(earlier, socket);
      return false;
    }
    guard.began(incoming, outgoing);
    answers.set(socket, outgoing);
    return true;
  }

  function handle(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    problem = messageError(incoming),
  ): void {
    if (problem) refuse(outgoing, problem);
    else void pass(incoming, outgoing);
  }

  server.on('request', (incoming, outgoing) => {
    if (begin(incoming, outgoing)) handle(incoming, outgoing);
  });
  server.on('checkContinue', (incoming, outgoing) => {
    if (!begin(incoming, outgoing)) return;
    if (!messageError(incoming)) outgoing.writeContinue();
    handle(incoming, outgoing);
  });
  server.on('checkExpectation', (incoming, outgoing) => {
    if (begin(incoming, outgoing)) handle(incoming, outgoing, { status: 417, code: 'expectation_failed' });
  });
  server.on('connect', (_, socket) => cutOff(socket, { status: 405, code: 'method_not_allowed' }, note));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isUnderWay = answer?.headersSent && !answer.writableFinished;
    const isGone = !socket.writable || !/^(?:HPE_|ERR_HTTP)/.test(error.code ?? '');
    if (isUnderWay || isGone) socket.destroy();
    else cutOff(socket, parserProblems[error.code ?? ''] ?? { status: 400, code: 'malformed' }, note);
  });
  return server;
}

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

function cutOff(socket: Duplex, problem: Problem, note: (problem: Problem) => void): void {
  note(problem);
  const { headers, body } = refusal(problem);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
  socket.destroy();
}
