import { createDiffieHellman, createHash, createHmac, randomBytes } from 'node:crypto';
import { N } from '../../packages/providers/src/user-pool/crypto/srp.ts';

/** An SRP client on OpenSSL: with BigInt we would measure the client. */
const hash = (...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((all, part) => all.update(part), createHash('sha256')).digest();
const mac = (key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((all, part) => all.update(part), createHmac('sha256', key)).digest();

const toBig = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const evenHex = (n: bigint): string => n.toString(16).replace(/^(?=(..)*.$)/, '0');
const padded = (n: bigint): Buffer => Buffer.from(evenHex(n).replace(/^(?=[89a-f])/, '00'), 'hex');
const fromHex = (hex = '0'): bigint => BigInt(`0x${hex}`);

// OpenSSL checks that the prime is one, which takes a second or two
const group = createDiffieHellman(Buffer.from(evenHex(N), 'hex'), 2);
function power(base: bigint, exponent: bigint): bigint {
  group.setPrivateKey(Buffer.from(evenHex(exponent), 'hex'));
  return toBig(group.computeSecret(Buffer.from(evenHex(base), 'hex')));
}

const K = toBig(hash(padded(N), padded(2n)));

export type Secret = { readonly a: bigint; readonly shown: bigint };

export function createSecret(): Secret {
  const a = toBig(randomBytes(32));
  return { a, shown: power(2n, a) };
}

/** Answers PASSWORD_VERIFIER. */
export function prove({ a, shown }: Secret, given: Readonly<Record<string, string>>, password: string, pool: string) {
  const { SALT, SRP_B, SECRET_BLOCK = '', USER_ID_FOR_SRP: user = '' } = given;
  const B = fromHex(SRP_B);
  const u = toBig(hash(padded(shown), padded(B)));
  const x = toBig(hash(padded(fromHex(SALT)), hash(`${pool}${user}:${password}`)));
  const base = (((B - K * power(2n, x)) % N) + N) % N;
  const shared = power(base, a + u * x);
  const key = mac(mac(padded(u), padded(shared)), 'Caldera Derived Key', Buffer.from([1])).subarray(0, 16);
  const TIMESTAMP = 'Tue Nov 5 03:04:05 UTC 2026';
  return {
    USERNAME: user,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: mac(key, pool, user, Buffer.from(SECRET_BLOCK, 'base64'), TIMESTAMP).toString('base64'),
    TIMESTAMP,
  };
}
