import { findAccount } from '../find-account.ts';
import type { PoolContext } from '../pool-context.ts';
import { type Refused, refuse, tooManyRequests } from '../refuse.ts';
import { accountAt, addressBucket, forgetKnown, forgive, isKnownPair, isTooMany, noteKnown } from '../throttle.ts';

/** Who asks for an account: a device that signed in before says so with its key. */
type Asker = { readonly address: string; readonly deviceKey?: string | undefined };

/** A device, as an account knows it: one of those that the person sees, or a key that a right password came with. */
const known = (sub: string, deviceKey: string): string => `${sub} device ${deviceKey}`;

async function isKnownDevice(pool: PoolContext, sub: string, deviceKey: string): Promise<boolean> {
  if (await isKnownPair(pool, known(sub, deviceKey))) return true;
  return (await pool.store.listDevices(sub)).some((device) => device.deviceKey === deviceKey);
}

/** Limits sign-ins per address; a device that was signed in on before is limited by its own tries. */
export async function guardAddress(
  pool: PoolContext,
  { address, deviceKey }: Asker,
  username: string,
): Promise<Refused | undefined> {
  if (!(await isTooMany(pool, 'signInAddress', addressBucket(address)))) return undefined;
  const isKnown = deviceKey && (await isKnownDevice(pool, (await findAccount(pool, username)).sub, deviceKey));
  return isKnown ? undefined : tooManyRequests();
}

/** Where attempts are counted: at a device that was signed in on before, so that nobody beside it uses them up, or at a network. */
async function placeOf(pool: PoolContext, sub: string, { address, deviceKey }: Asker) {
  if (deviceKey && (await isKnownDevice(pool, sub, deviceKey))) return { place: known(sub, deviceKey), isKnown: true };
  const place = accountAt(sub, address);
  return { place, isKnown: await isKnownPair(pool, place) };
}

/**
 * Counts an attempt on an account before checking it. Attempts that their own place refuses do not count for the
 * account, so one network cannot lock its owner out elsewhere; guesses from many can, but not where the owner signed in
 * before.
 */
export async function guardAccount(pool: PoolContext, sub: string, asker: Asker): Promise<Refused | undefined> {
  const { place, isKnown } = await placeOf(pool, sub, asker);
  const isRefused =
    (await isTooMany(pool, 'signInPair', place)) || (!isKnown && (await isTooMany(pool, 'signInAccount', sub)));
  return isRefused ? refuse('NotAuthorizedException', 'Password attempts exceeded') : undefined;
}

/** The same for who is signed in and gives the old password: a token may be stolen, so no place is known. */
export const isGuessingOwn = async (pool: PoolContext, sub: string, address: string): Promise<boolean> =>
  (await isTooMany(pool, 'signInPair', accountAt(sub, address))) || (await isTooMany(pool, 'signInAccount', sub));

/** The password was right: this is one of the account's places now. */
export async function forgiveAccount(pool: PoolContext, sub: string, asker: Asker): Promise<void> {
  const { place } = await placeOf(pool, sub, asker);
  await forgive(pool, 'signInPair', place);
  await forgive(pool, 'signInAccount', sub);
  await noteKnown(pool, accountAt(sub, asker.address));
  if (asker.deviceKey) await noteKnown(pool, known(sub, asker.deviceKey));
}

/** A device that the person removed is unknown again. */
export const forgetKnownDevice = (pool: PoolContext, sub: string, deviceKey: string): Promise<void> =>
  forgetKnown(pool, known(sub, deviceKey));

/** Counts an answer to a second factor before checking it. */
export async function guardFactor(pool: PoolContext, sub: string): Promise<Refused | undefined> {
  return (await isTooMany(pool, 'factorAccount', sub))
    ? refuse('TooManyFailedAttemptsException', 'Too many failed attempts. Try again later.')
    : undefined;
}

export const forgiveFactor = (pool: PoolContext, sub: string): Promise<void> => forgive(pool, 'factorAccount', sub);
