/** Listed in `docs/operations.md`. */
export const CONNECTION_LIMITS = {
  headMs: 10_000,
  /** 64 KB in 30 seconds: a slow mobile connection. */
  requestMs: 30_000,
  /** Node's default of 30 s would double both. */
  checkMs: 2000,
  /** Longer than most balancers' minute: closing first loses requests in transit. */
  keepAliveMs: 65_000,
  stalledReaderMs: 60_000,
  /** Per byte: Node reports a chunk only once it is sent. */
  readerBytesPerSecond: 4096,
  connections: 2000,
  /** Without a proxy only; enough for an office. */
  connectionsPerVisitor: 200,
  /** nginx allows 8 KB per line. */
  headBytes: 16_384,
  /** Browsers and proxies send some thirty. */
  headLines: 100,
  /** The longest message in four-byte characters. */
  bodyBytes: 65_536,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS;
