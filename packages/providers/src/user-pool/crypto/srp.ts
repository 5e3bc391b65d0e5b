import { createDiffieHellman, DiffieHellman, getDiffieHellman, randomBytes } from 'node:crypto';
import { hmac, sha256 } from './digest.ts';

/** RFC 3526's 3072-bit group, which Cognito's clients use. */
const N_HEX =
  'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd' +
  'ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed' +
  'ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f' +
  '83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b' +
  'e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510' +
  '15728e5a8aaac42dad33170d04507a33a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7' +
  'abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864d87602733ec86a64521f2b18177b200c' +
  'bbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff';
export const N = BigInt(`0x${N_HEX}`);
const G = 2n;
const prime = Buffer.from(N_HEX, 'hex');

const toBig = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const evenHex = (n: bigint): string => n.toString(16).replace(/^(?=(..)*.$)/, '0');
/** Encodes a positive number as Java does: with a zero byte before a set top bit. */
const padded = (n: bigint): Buffer => Buffer.from(evenHex(n).replace(/^(?=[89a-f])/, '00'), 'hex');

type Power = (base: Buffer, exponent: Buffer) => Buffer;

const { setPrivateKey } = DiffieHellman.prototype;

/** Node ships this group but offers no way to set an exponent; borrow the method of a custom group. */
function readyGroup(): Power {
  const group = getDiffieHellman('modp15');
  return (base, exponent) => {
    Reflect.apply(setPrivateKey, group, [exponent]);
    return group.computeSecret(base);
  };
}

/** Fallback for a Node that refuses: OpenSSL then checks that the prime is one, which takes over a second. */
function checkedGroup(): Power {
  const group = createDiffieHellman(prime, Buffer.from([2]));
  return (base, exponent) => {
    group.setPrivateKey(exponent);
    return group.computeSecret(base);
  };
}

function chooseGroup(): Power {
  try {
    const ready = readyGroup();
    // check the trick: 2^5 must be 32
    if (toBig(ready(Buffer.from([2]), Buffer.from([5]))) === 32n) return ready;
  } catch {}
  return checkedGroup();
}

let group: Power | undefined;

/**
 * Uses OpenSSL, which is many times faster than BigInt. Sharing one group is safe: nothing awaits between its
 * two calls.
 */
function power(base: bigint, exponent: bigint): bigint {
  group ??= chooseGroup();
  return toBig(group(Buffer.from(evenHex(base), 'hex'), Buffer.from(evenHex(exponent), 'hex')));
}

const K = toBig(sha256(padded(N), padded(G)));

export type Login = { readonly pool: string; readonly user: string; readonly password: string };

export const newSalt = (): string => randomBytes(16).toString('hex');

/** The value stored in place of a password, which can verify it. */
export function verifierOf({ pool, user, password }: Login, salt: string): string {
  const x = toBig(sha256(padded(BigInt(`0x${salt}`)), sha256(`${pool}${user}:${password}`)));
  return power(G, x).toString(16);
}

/** A verifier that matches no password. A square, because OpenSSL rejects numbers outside the group. */
export function pretendVerifier(seed: Buffer): string {
  const root = toBig(Buffer.concat(Array.from({ length: 12 }, (_, at) => sha256(seed, Buffer.from([at]))))) % N;
  return ((root * root) % N).toString(16);
}

/** The client's public number; undefined for one that would reveal the key without the password. */
export function readPublicNumber(hex: string): string | undefined {
  if (!/^[0-9a-f]{1,800}$/i.test(hex)) return undefined;
  const value = BigInt(`0x${hex}`);
  return value % N === 0n ? undefined : value.toString(16);
}

export type Exchange = { readonly a: string; readonly b: string; readonly publicB: string; readonly verifier: string };

export function beginExchange(a: string, verifier: string): Exchange {
  const b = toBig(randomBytes(32));
  const publicB = (K * BigInt(`0x${verifier}`) + power(G, b)) % N;
  return { a, b: b.toString(16), publicB: publicB.toString(16), verifier };
}

/** The key both sides share if the password is right; undefined for numbers outside the group. */
export function exchangeKey({ a, b, publicB, verifier }: Exchange): Buffer | undefined {
  const [A, B, v] = [a, publicB, verifier].map((hex) => BigInt(`0x${hex}`)) as [bigint, bigint, bigint];
  const u = toBig(sha256(padded(A), padded(B)));
  if (u === 0n) return undefined;
  try {
    const shared = power((A * power(v, u)) % N, BigInt(`0x${b}`));
    return hmac(hmac(padded(u), padded(shared)), 'Caldera Derived Key', Buffer.from([1])).subarray(0, 16);
  } catch {
    return undefined;
  }
}

export type Claim = {
  readonly pool: string;
  readonly user: string;
  readonly secretBlock: string;
  readonly timestamp: string;
};

/** The signature a client sends to prove it has the key. */
export const claimSignature = (key: Buffer, { pool, user, secretBlock, timestamp }: Claim): Buffer =>
  hmac(key, pool, user, Buffer.from(secretBlock, 'base64'), timestamp);
