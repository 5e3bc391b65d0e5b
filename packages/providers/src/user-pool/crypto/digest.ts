import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const hmac = (key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** Constant-time comparison, for texts of any length. */
export const isSame = (a: string | Buffer, b: string | Buffer): boolean => timingSafeEqual(sha256(a), sha256(b));

/** A six-digit code for a mail. */
export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');
