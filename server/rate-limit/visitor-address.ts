import { isIPv6 } from 'node:net';

/**
 * The key of one visitor: an IPv4 address, or the /64 network of an IPv6 address, which one household owns (RFC 6177).
 * Other text is returned unchanged.
 */
export function visitorAddress(address: string): string {
  return network(address, 4) ?? mapped(address) ?? address;
}

/** The /48, the largest network that one customer is given (RIPE-690); undefined for IPv4. */
export function surroundingNetwork(address: string): string | undefined {
  return network(address, 3);
}

/** The first `length` groups of an IPv6 address. */
function network(address: string, length: number): string | undefined {
  const groups = expand(address);
  if (groups === undefined || isMapped(groups)) return undefined;
  const first = groups.slice(0, length).map((group) => group.toString(16));
  return `${first.join(':')}::/${length * 16}`;
}

/** The IPv4 address in an IPv4-mapped one. */
function mapped(address: string): string | undefined {
  const groups = expand(address);
  if (groups === undefined || !isMapped(groups)) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

const isMapped = (groups: number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;

// The URL parser normalises every spelling.
function expand(address: string): number[] | undefined {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return undefined;
  const [left = '', right] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
