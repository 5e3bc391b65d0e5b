import { createHash, createHmac, randomBytes } from 'node:crypto';
import { N } from '../crypto/srp.ts';
import type { CallResult, TestPool } from './open-pool.ts';

const hash = (...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((all, part) => all.update(part), createHash('sha256')).digest();
const mac = (key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((all, part) => all.update(part), createHmac('sha256', key)).digest();
const toBig = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

function padded(n: bigint): Buffer {
  const hex = n.toString(16);
  const even = hex.length % 2 === 1 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

/** Square and multiply, so that it shares no code with what it checks. */
export function power(base: bigint, exponent: bigint): bigint {
  let [result, square, rest] = [1n, base % N, exponent];
  while (rest > 0n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
    rest >>= 1n;
  }
  return result;
}

export type SrpStart = { readonly a: bigint; readonly publicA: string };

export function startSrp(): SrpStart {
  const a = toBig(randomBytes(32));
  return { a, publicA: power(2n, a).toString(16) };
}

/** The client's answer to PASSWORD_VERIFIER. */
export function proveSrp(
  { a, publicA }: SrpStart,
  parameters: Readonly<Record<string, string>>,
  password: string,
  poolName = 'Wattle01',
): Record<string, string> {
  const { SALT = '0', SRP_B = '0', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = parameters;
  const B = BigInt(`0x${SRP_B}`);
  const k = toBig(hash(padded(N), padded(2n)));
  const u = toBig(hash(padded(BigInt(`0x${publicA}`)), padded(B)));
  const x = toBig(hash(padded(BigInt(`0x${SALT}`)), hash(`${poolName}${USER_ID_FOR_SRP}:${password}`)));
  const shared = power((((B - k * power(2n, x)) % N) + N) % N, a + u * x);
  const key = mac(mac(padded(u), padded(shared)), 'Caldera Derived Key', Buffer.from([1])).subarray(0, 16);
  const TIMESTAMP = 'Tue Nov 5 03:04:05 UTC 2026';
  const signature = mac(key, poolName, USER_ID_FOR_SRP, Buffer.from(SECRET_BLOCK, 'base64'), TIMESTAMP);
  return {
    USERNAME: USER_ID_FOR_SRP,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
    TIMESTAMP,
  };
}

export async function signInBySrp(
  test: TestPool,
  username: string,
  password: string,
  address?: string,
): Promise<CallResult> {
  const start = startSrp();
  const begun = await test.call(
    'InitiateAuth',
    { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: username, SRP_A: start.publicA } },
    address,
  );
  if (begun.body.ChallengeName !== 'PASSWORD_VERIFIER') return begun;
  const ChallengeResponses = proveSrp(start, begun.body.ChallengeParameters ?? {}, password);
  return test.call('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses }, address);
}
