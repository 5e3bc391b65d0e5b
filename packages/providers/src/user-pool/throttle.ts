import type { PoolContext } from './pool-context.ts';
import type { ThrottleKind } from './settings.ts';

/** Groups IPv6 by network, because one caller has billions of addresses. */
export function addressBucket(address: string): string {
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
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}

/**
 * Counts this attempt and says whether it is over the limit. Counting before checking means that parallel
 * attempts gain nothing.
 */
export async function isTooMany(pool: PoolContext, kind: ThrottleKind, who: string): Promise<boolean> {
  const { tries, windowSeconds } = pool.settings.limits[kind];
  return (await pool.store.countThrottle(throttleKey(pool, kind, who), pool.clock(), windowSeconds * 1000)) > tries;
}

export const forgive = (pool: PoolContext, kind: ThrottleKind, who: string): Promise<void> =>
  pool.store.clearThrottle(throttleKey(pool, kind, who));

const throttleKey = (pool: PoolContext, kind: ThrottleKind, who: string): string => `${kind}:${pool.secrets.hash(who)}`;
