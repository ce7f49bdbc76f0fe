import { isIPv6 } from 'node:net';

/**
 * The part of an address that stands for one visitor: an IPv4 address whole; of an IPv6 address the /64 network,
 * because one household has all of it and could otherwise take a new address for every request (RFC 6177).
 * @param address as the socket or a trusted proxy gives it; what is no address is taken as it is
 */
export function visitorAddress(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const groups = expand(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

// The URL parser writes every spelling of an address in one way, an embedded IPv4 part included.
function expand(address: string): number[] {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
