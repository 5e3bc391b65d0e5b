import type { SigningKeyRecord } from '@wattle/providers/user-pool';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

type KeysPolicy = {
  /** How long an unknown key waits for keys to be fetched again: whoever makes names up causes no flood. */
  readonly cooldownMs: number;
  /** Keys that were taken away are gone after this. */
  readonly maxAgeMs: number;
};

const COGNITO: KeysPolicy = { cooldownMs: 30_000, maxAgeMs: 3_600_000 };
const EMBEDDED: KeysPolicy = { cooldownMs: 5_000, maxAgeMs: 600_000 };
const FETCH_TIMEOUT_MS = 5_000;

const keysAddress = (issuer: string): URL => new URL(`${issuer}/.well-known/jwks.json`);

/** A pool's keys from its address, kept; a token signed with a new one has them fetched again. */
export function remoteKeys(issuer: string, { cooldownMs, maxAgeMs }: KeysPolicy = COGNITO): JWTVerifyGetKey {
  return createRemoteJWKSet(keysAddress(issuer), {
    cooldownDuration: cooldownMs,
    cacheMaxAge: maxAgeMs,
    timeoutDuration: FETCH_TIMEOUT_MS,
  });
}

/** The same for the pool of this process: keys come from its store, where another process may have put a new one. */
export function embeddedKeys(
  issuer: string,
  listKeys: () => Promise<readonly SigningKeyRecord[]>,
  { cooldownMs, maxAgeMs }: KeysPolicy = EMBEDDED,
): JWTVerifyGetKey {
  return createRemoteJWKSet(keysAddress(issuer), {
    cooldownDuration: cooldownMs,
    cacheMaxAge: maxAgeMs,
    [customFetch]: async () => Response.json({ keys: (await listKeys()).map(({ publicJwk }) => publicJwk) }),
  });
}
