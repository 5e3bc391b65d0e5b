import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);
/** scrypt cost. A PIN is short, so each guess must cost about ten milliseconds. */
const COST = 4096;
const BYTES = 32;

/** Matches no PIN. Compared when there is no card, so that the response takes as long. */
export const NO_PIN_HASH = `scrypt:${COST}:${'A'.repeat(22)}:${'A'.repeat(43)}`;

/** Hashes a gift card's PIN: cost, salt and hash, in base64url. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(pin, salt, BYTES, { N: COST });
  return `scrypt:${COST}:${salt.toString('base64url')}:${hash.toString('base64url')}`;
}

export async function matchesPin(pin: string, stored: string): Promise<boolean> {
  const [, cost, salt, hash] = stored.split(':');
  if (cost === undefined || salt === undefined || hash === undefined) return false;
  const given = await derive(pin, Buffer.from(salt, 'base64url'), BYTES, { N: Number(cost) });
  return timingSafeEqual(given, Buffer.from(hash, 'base64url'));
}
