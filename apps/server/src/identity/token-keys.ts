import { fetchOutside } from '@wattle/providers/outside';
import type { SigningKeyRecord } from '@wattle/providers/user-pool';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

type KeysPolicy = {
  /** Minimum time between fetches caused by unknown key ids, so that made-up ids cause no flood. */
  readonly cooldownMs: number;
  /** Removed keys stop working after this. */
  readonly maxAgeMs: number;
};

const COGNITO: KeysPolicy = { cooldownMs: 30_000, maxAgeMs: 3_600_000 };
const EMBEDDED: KeysPolicy = { cooldownMs: 5_000, maxAgeMs: 600_000 };
const FETCH_TIMEOUT_MS = 5_000;

const keysAddress = (issuer: string): URL => new URL(`${issuer}/.well-known/jwks.json`);

/** Cached signing keys of an external pool. A token with an unknown key id triggers another fetch. */
export function remoteKeys(issuer: string, { cooldownMs, maxAgeMs }: KeysPolicy = COGNITO): JWTVerifyGetKey {
  return createRemoteJWKSet(keysAddress(issuer), {
    cooldownDuration: cooldownMs,
    cacheMaxAge: maxAgeMs,
    timeoutDuration: FETCH_TIMEOUT_MS,
    [customFetch]: fetchOutside,
  });
}

/** The same for the embedded pool. Its keys come from the store, where another process may have added one. */
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
