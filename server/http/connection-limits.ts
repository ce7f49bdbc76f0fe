/**
 * What one connection may take of the server. The proxy in front has limits of its own; these hold where there is none,
 * where it is lenient, and between the two. `docs/operations.md` has them as a table.
 */
export const CONNECTION_LIMITS = {
  /** Time for the head of a request, from the first byte or from the opening of the connection. A head is one packet. */
  headMs: 10_000,
  /** Time for the whole request: 64 KB in 30 seconds is what a telephone in the countryside sends. */
  requestMs: 30_000,
  /** How often the two are looked after. Node's own 30 seconds would double them. */
  checkMs: 2000,
  /**
   * How long a connection is kept for the next request. Longer than the minute that nginx and most balancers keep theirs
   * to us, because whoever closes first while the other begins to send loses that request.
   */
  keepAliveMs: 65_000,
  /** How long an answer may stand still while the other end takes nothing of it, */
  stalledReaderMs: 60_000,
  /** and longer by what a slow reader needs for what is on its way: Node tells of a piece only when all of it is taken. */
  readerBytesPerSecond: 4096,
  /** Open connections at most, each a few kilobytes; beyond it the one goes that has kept us waiting longest. */
  connections: 2000,
  /** Of one visitor, where no proxy stands in front: an office of thirty people who all open the site at this moment. */
  connectionsPerVisitor: 200,
  /** The head of a request in bytes; nginx takes 8 KB for one line of it. */
  headBytes: 16_384,
  /** The lines of a head. A browser sends some twenty, a chain of proxies ten more. */
  headLines: 100,
  /** The largest body that a form may have, in bytes: the longest message in four-byte letters, and room to spare. */
  bodyBytes: 65_536,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS;
