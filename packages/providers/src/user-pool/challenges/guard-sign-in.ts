import type { PoolContext } from '../pool-context.ts';
import { type Refused, refuse, tooManyRequests } from '../refuse.ts';
import { addressBucket, forgive, isKnownPair, isTooMany, noteKnown } from '../throttle.ts';

/** An account and a network: of IPv6 what one customer is given, 65,536 networks at most. */
const pair = (sub: string, address: string): string => `${sub} ${addressBucket(address, 3)}`;

/** Who asks for an account: a device that signed in before says so with its key. */
type Asker = { readonly address: string; readonly deviceKey?: string | undefined };

/** Limits sign-ins per address. */
export async function guardAddress(pool: PoolContext, address: string): Promise<Refused | undefined> {
  return (await isTooMany(pool, 'signInAddress', addressBucket(address))) ? tooManyRequests() : undefined;
}

/** Whether the account was signed in to before from this network or on this device. */
async function isKnown(pool: PoolContext, sub: string, { address, deviceKey }: Asker): Promise<boolean> {
  if (await isKnownPair(pool, pair(sub, address))) return true;
  if (!deviceKey) return false;
  return (await pool.store.listDevices(sub)).some((device) => device.deviceKey === deviceKey);
}

/**
 * Counts an attempt on an account before checking it. Attempts that their own network refuses do not count for the
 * account, so one network cannot lock its owner out elsewhere; guesses from many can, but not where the owner signed in
 * before.
 */
export async function guardAccount(pool: PoolContext, sub: string, asker: Asker): Promise<Refused | undefined> {
  const isRefused =
    (await isTooMany(pool, 'signInPair', pair(sub, asker.address))) ||
    (!(await isKnown(pool, sub, asker)) && (await isTooMany(pool, 'signInAccount', sub)));
  return isRefused ? refuse('NotAuthorizedException', 'Password attempts exceeded') : undefined;
}

/** The same for who is signed in and gives the old password: a token may be stolen, so no place is known. */
export const isGuessingOwn = async (pool: PoolContext, sub: string, address: string): Promise<boolean> =>
  (await isTooMany(pool, 'signInPair', pair(sub, address))) || (await isTooMany(pool, 'signInAccount', sub));

export async function forgiveAccount(pool: PoolContext, sub: string, address: string): Promise<void> {
  await forgive(pool, 'signInPair', pair(sub, address));
  await forgive(pool, 'signInAccount', sub);
  await noteKnown(pool, pair(sub, address));
}

/** Counts an answer to a second factor before checking it. */
export async function guardFactor(pool: PoolContext, sub: string): Promise<Refused | undefined> {
  return (await isTooMany(pool, 'factorAccount', sub))
    ? refuse('TooManyFailedAttemptsException', 'Too many failed attempts. Try again later.')
    : undefined;
}

export const forgiveFactor = (pool: PoolContext, sub: string): Promise<void> => forgive(pool, 'factorAccount', sub);
