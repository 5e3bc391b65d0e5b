import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const HALF = 4;

/**
 * Whom limits count: an IPv4 address, or the /64 network of an IPv6 address, because a customer of a provider has all
 * addresses of theirs. What is no address at all shares one limit.
 */
export function clientNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) === 4) return address;
  if (isIP(address) === 0) return 'unknown';
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  // an embedded IPv4 address takes two groups
  const given = left.length + right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - given).fill('0'), ...right];
  const network = groups.slice(0, HALF).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
