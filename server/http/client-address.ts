import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's address: the socket's own, or with `trustedProxies` proxies in front the entry that the outermost of
 * them has written into X-Forwarded-For. What stands further left came from outside and could be anything.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const socket = getConnInfo(context).remote.address ?? '';
  if (trustedProxies === 0) return socket;
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socket;
}
