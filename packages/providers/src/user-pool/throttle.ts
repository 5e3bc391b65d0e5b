import type { PoolContext } from './pool-context.ts';
import { KNOWN_SECONDS, type ThrottleKind } from './settings.ts';

/** Groups IPv6 by network, because one caller has billions of addresses: by their first groups of 16 bits. */
export function addressBucket(address: string, groups = 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const gap = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
    : [];
  return [...first, ...gap, ...last].slice(0, groups).join(':');
}

/** An account and a network: of IPv6 what one customer is given, 65,536 networks at most. */
export const accountAt = (sub: string, address: string): string => `${sub} ${addressBucket(address, 3)}`;

/**
 * Counts this attempt and says whether it is over the limit. Counting before checking means that parallel
 * attempts gain nothing.
 */
export async function isTooMany(pool: PoolContext, kind: ThrottleKind, who: string): Promise<boolean> {
  const { tries, windowSeconds } = pool.settings.limits[kind];
  return (await pool.store.countThrottle(throttleKey(pool, kind, who), pool.clock(), windowSeconds * 1000)) > tries;
}

/** Notes that the account was signed in to from a network, or on a device. */
export const noteKnown = (pool: PoolContext, pair: string): Promise<unknown> =>
  pool.store.countThrottle(knownKey(pool, pair), pool.clock(), KNOWN_SECONDS * 1000);

export const isKnownPair = async (pool: PoolContext, pair: string): Promise<boolean> =>
  (await pool.store.readThrottle(knownKey(pool, pair), pool.clock())) > 0;

export const forgetKnown = (pool: PoolContext, pair: string): Promise<void> =>
  pool.store.clearThrottle(knownKey(pool, pair));

const knownKey = (pool: PoolContext, pair: string): string => `known:${pool.secrets.hash(pair)}`;

export const forgive = (pool: PoolContext, kind: ThrottleKind, who: string): Promise<void> =>
  pool.store.clearThrottle(throttleKey(pool, kind, who));

const throttleKey = (pool: PoolContext, kind: ThrottleKind, who: string): string => `${kind}:${pool.secrets.hash(who)}`;
