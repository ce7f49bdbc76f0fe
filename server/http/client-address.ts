/**
 * Behind `trustedProxies` proxies, returns the entry of X-Forwarded-For that the outermost of them wrote. Entries further left
 * are untrusted.
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

/** Some proxies append a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
}
