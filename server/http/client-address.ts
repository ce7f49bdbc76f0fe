/**
 * The visitor's address: the socket's own, or with `trustedProxies` proxies in front the entry that the outermost of
 * them has written into X-Forwarded-For. What stands further left came from outside and could be anything.
 */
export function clientAddress(
  socket: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return socket;
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  return withoutPort(hops.at(-trustedProxies) || socket);
}

/** Some proxies write the port too, which is another one for every connection: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
}
