import type { PoolContext } from './pool-context.ts';
import type { ThrottleKind } from './settings.ts';

/** A network for IPv6, where one caller has billions of addresses. */
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

/** Counts this one, and says whether it is one too many. Counting comes before looking, so that a crowd at once gains nothing. */
export async function isTooMany(pool: PoolContext, kind: ThrottleKind, who: string): Promise<boolean> {
  const { tries, windowSeconds } = pool.settings.limits[kind];
  return (await pool.store.countThrottle(throttleKey(pool, kind, who), pool.clock(), windowSeconds * 1000)) > tries;
}

export const forgive = (pool: PoolContext, kind: ThrottleKind, who: string): Promise<void> =>
  pool.store.clearThrottle(throttleKey(pool, kind, who));

const throttleKey = (pool: PoolContext, kind: ThrottleKind, who: string): string => `${kind}:${pool.secrets.hash(who)}`;
