import { createHash } from 'node:crypto';
import { clientNetwork } from '../answers/client-network.ts';
import { type RateLimitStore, rateLimitStore } from '../store/rate-limits.ts';
import type { DeskParts } from './desk-parts.ts';
import type { SignInPlace } from './desk-pool.ts';

/** Cognito locks an account for a second after five wrong passwords, and longer for each more, whoever sent them. */
const TRIES = 5;
const WINDOW_MS = 15 * 60_000;
/** So long a device is known on which the account was signed in to. */
const KNOWN_MS = 90 * 86_400_000;

type Parts = Pick<DeskParts, 'db' | 'identity'>;
type Asked = SignInPlace & { readonly email: string };

const keyOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join(' ')).digest('base64url');
const knownKey = ({ email, device }: Asked): string => keyOf('desk device', email, device);

/** Attempts count at the device, if it is known, so that nobody beside it uses them up; else at the network. */
async function placeOf(limits: RateLimitStore, asked: Asked): Promise<string> {
  const isKnown = (await limits.used(knownKey(asked))) > 0;
  return keyOf('desk password', asked.email, isKnown ? asked.device : clientNetwork(asked.address));
}

/**
 * Counts a password that is tried at the desk before a hosted pool is asked: all of them come from the shop's own
 * address there, and one network must not lock somebody out everywhere. Our own pool counts by itself.
 */
export async function isGuessing({ db, identity }: Parts, asked: Asked): Promise<boolean> {
  if (identity.pool) return false;
  const limits = rateLimitStore(db);
  return (await limits.take(await placeOf(limits, asked), 1, WINDOW_MS)).used > TRIES;
}

/** The password was right. */
export async function forgivePassword({ db, identity }: Parts, asked: Asked): Promise<void> {
  if (identity.pool) return;
  const limits = rateLimitStore(db);
  await limits.forget(await placeOf(limits, asked));
}

/** Somebody signed in here, with all that it takes. */
export async function noteDevice({ db, identity }: Parts, asked: Asked): Promise<void> {
  if (!identity.pool) await rateLimitStore(db).take(knownKey(asked), 1, KNOWN_MS);
}
