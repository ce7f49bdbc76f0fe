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
  return hops.at(-trustedProxies) || socket;
}
