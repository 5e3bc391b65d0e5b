import type { PoolContext } from '../pool-context.ts';
import { type Refused, refuse, tooManyRequests } from '../refuse.ts';
import { addressBucket, forgive, isTooMany } from '../throttle.ts';

const pair = (sub: string, address: string): string => `${sub} ${addressBucket(address)}`;

/** Limits sign-ins per address. */
export async function guardAddress(pool: PoolContext, address: string): Promise<Refused | undefined> {
  return (await isTooMany(pool, 'signInAddress', addressBucket(address))) ? tooManyRequests() : undefined;
}

/** Counts an attempt on an account before checking it. */
export async function guardAccount(pool: PoolContext, sub: string, address: string): Promise<Refused | undefined> {
  const tooMany = [
    await isTooMany(pool, 'signInPair', pair(sub, address)),
    await isTooMany(pool, 'signInAccount', sub),
  ];
  return tooMany.some(Boolean) ? refuse('NotAuthorizedException', 'Password attempts exceeded') : undefined;
}

export async function forgiveAccount(pool: PoolContext, sub: string, address: string): Promise<void> {
  await forgive(pool, 'signInPair', pair(sub, address));
  await forgive(pool, 'signInAccount', sub);
}

/** Counts an answer to a second factor before checking it. */
export async function guardFactor(pool: PoolContext, sub: string): Promise<Refused | undefined> {
  return (await isTooMany(pool, 'factorAccount', sub))
    ? refuse('TooManyFailedAttemptsException', 'Too many failed attempts. Try again later.')
    : undefined;
}

export const forgiveFactor = (pool: PoolContext, sub: string): Promise<void> => forgive(pool, 'factorAccount', sub);
