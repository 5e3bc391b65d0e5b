import {
  type Bytes,
  bytesNumber,
  fromBase64,
  hmac,
  joinBytes,
  randomBytes,
  sha256,
  textBytes,
  toBase64,
} from './bytes.ts';
import { GROUP_G, GROUP_N, numberBytes, powerInGroup } from './srp-group.ts';

const KEY_NAME = joinBytes(textBytes('Caldera Derived Key'), Uint8Array.of(1));

/** The secret of one sign-in, and its public value. */
export type SrpSecret = { readonly secret: bigint; readonly shown: bigint };

export function createSrpSecret(): SrpSecret {
  const secret = bytesNumber(randomBytes(128));
  return { secret, shown: powerInGroup(GROUP_G, secret) };
}

export type SrpChallenge = {
  /** The pool id after the underscore. */
  readonly poolName: string;
  readonly userId: string;
  readonly password: string;
  /** Hexadecimal, as sent by the pool. */
  readonly salt: string;
  readonly serverShown: string;
  readonly secretBlock: string;
  readonly timestamp: string;
};

/** Proves knowledge of the password without sending it. Undefined: the pool's value is malicious. */
export async function srpProof({ secret, shown }: SrpSecret, challenge: SrpChallenge): Promise<string | undefined> {
  const { poolName, userId, secretBlock, timestamp } = challenge;
  const serverShown = BigInt(`0x${challenge.serverShown}`);
  const mixed = bytesNumber(await sha256(joinBytes(numberBytes(shown), numberBytes(serverShown))));
  if (serverShown % GROUP_N === 0n || mixed === 0n) return undefined;
  const key = await sharedKey({ secret, shown }, challenge, serverShown, mixed);
  const signed = joinBytes(textBytes(poolName + userId), fromBase64(secretBlock), textBytes(timestamp));
  return toBase64(await hmac(key, signed));
}

async function sharedKey(
  { secret }: SrpSecret,
  { poolName, userId, password, salt }: SrpChallenge,
  serverShown: bigint,
  mixed: bigint,
): Promise<Bytes> {
  const multiplier = bytesNumber(await sha256(joinBytes(numberBytes(GROUP_N), numberBytes(GROUP_G))));
  const identity = await sha256(textBytes(`${poolName}${userId}:${password}`));
  const hidden = bytesNumber(await sha256(joinBytes(numberBytes(BigInt(`0x${salt}`)), identity)));
  const rest = (serverShown - multiplier * powerInGroup(GROUP_G, hidden)) % GROUP_N;
  const shared = powerInGroup(rest < 0n ? rest + GROUP_N : rest, secret + mixed * hidden);
  return (await hmac(await hmac(numberBytes(mixed), numberBytes(shared)), KEY_NAME)).slice(0, 16);
}

/** `Tue Nov 5 03:04:05 UTC 2026`, the only format the pool accepts. */
export function srpTimestamp(nowMs: number): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(nowMs)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
