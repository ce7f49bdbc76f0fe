import { isIPv6 } from 'node:net';

/** A visitor is an IPv4 address, or an IPv6 /64, which one household owns (RFC 6177). Other text is returned unchanged. */
export function visitorAddress(address: string): string {
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : withoutIpv6Prefix(address);
}

/** Returns the IPv6 /48, the largest network that one customer is given (RIPE-690). Undefined for IPv4. */
export function surroundingNetwork(address: string): string | undefined {
  const groups = groupsOf(address);
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}

/** Node writes an IPv4 address so if the socket takes both kinds. */
const withoutIpv6Prefix = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/, '');

// The URL parser normalises every spelling.
function groupsOf(address: string): string[] | undefined {
  const bare = withoutIpv6Prefix(address).replace(/%.*$/, '');
  if (!isIPv6(bare)) return undefined;
  const sides = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = sides.map((side) => side.split(':').filter(Boolean));
  return [...head, ...'0'.repeat(8 - head.length - tail.length), ...tail];
}
