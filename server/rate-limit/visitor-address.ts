import { isIPv6 } from 'node:net';

/**
 * The key of one visitor: an IPv4 address, or the /64 network of an IPv6 address, which one household owns (RFC 6177).
 * Other text is returned unchanged.
 */
export function visitorAddress(address: string): string {
  const groups = groupsOf(address);
  return groups ? (mapped(groups) ?? `${groups.slice(0, 4).join(':')}::/64`) : address;
}

/** The /48, the largest network that one customer is given (RIPE-690); undefined for IPv4. */
export function surroundingNetwork(address: string): string | undefined {
  const groups = groupsOf(address);
  return groups && !mapped(groups) ? `${groups.slice(0, 3).join(':')}::/48` : undefined;
}

/** The IPv4 address in an IPv4-mapped one. */
function mapped(groups: string[]): string | undefined {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff' || high === undefined || low === undefined) return;
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

// The URL parser normalises every spelling.
function groupsOf(address: string): string[] | undefined {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return undefined;
  const sides = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = sides.map((side) => side.split(':').filter(Boolean));
  return [...head, ...'0'.repeat(8 - head.length - tail.length), ...tail];
}
