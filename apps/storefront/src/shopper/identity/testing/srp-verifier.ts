import { createHash, createHmac, getDiffieHellman, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The server side of SRP, written independently of the client and with other means (`node:crypto`), so that the two
 * agree only if both are right. The group is OpenSSL's `modp15`.
 */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
};
const toBig = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

/** Two's complement, big-endian. */
const signed = (number: bigint): Buffer => {
  const hex = number.toString(16);
  const even = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return (even[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), even]) : even;
};

/** From the top bit down. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % N;
    if (bit === '1') result = (result * base) % N;
  }
  return result;
}

const K = toBig(sha256(signed(N), signed(2n)));

export type Verifier = { readonly salt: bigint; readonly v: bigint };

export function createVerifier(
  poolName: string,
  userId: string,
  password: string,
  salt = toBig(randomBytes(16)),
): Verifier {
  return { salt, v: power(2n, toBig(sha256(signed(salt), sha256(`${poolName}${userId}:${password}`)))) };
}

/** One sign-in from the server's side. */
export function openSrp({ v }: Verifier, shownHex: string) {
  const shown = BigInt(`0x${shownHex}`);
  const secret = toBig(randomBytes(32));
  const serverShown = (K * v + power(2n, secret)) % N;
  const mixed = toBig(sha256(signed(shown), signed(serverShown)));
  return {
    serverShown: serverShown.toString(16),
    isProof(signature: string, ...signedParts: readonly (Buffer | string)[]): boolean {
      const shared = power((shown * power(v, mixed)) % N, secret);
      const key = hmac(hmac(signed(mixed), signed(shared)), 'Caldera Derived Key', Buffer.of(1)).subarray(0, 16);
      const given = Buffer.from(signature, 'base64');
      return given.length === 32 && timingSafeEqual(given, hmac(key, ...signedParts));
    },
  };
}
