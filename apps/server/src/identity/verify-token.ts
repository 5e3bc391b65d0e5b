import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Caller } from '../answers/handlers.ts';

export type TokenRules = {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
};

/** Verifies a token; undefined if it is invalid. Throws `KeysUnavailable` if that cannot be decided. */
export type VerifyToken = (token: string) => Promise<Caller | undefined>;

/** The identity service's keys cannot be fetched, so no token can be verified. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** No matching key: the token is invalid, not the service down. */
const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

const orUnavailable =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      throw isOfToken(error)
        ? error
        : new KeysUnavailable('The keys of the identity service cannot be had.', { cause: error });
    }
  };

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function toCaller(payload: JWTPayload): Caller | undefined {
  const { sub, email, email_verified, given_name, family_name, 'cognito:groups': groups } = payload;
  if (!sub || textOf(email) === '') return undefined;
  return {
    sub,
    email: textOf(email).toLowerCase(),
    // pools send attributes mapped from other providers as text
    emailVerified: email_verified === true || email_verified === 'true',
    firstName: textOf(given_name),
    lastName: textOf(family_name),
    ...(Array.isArray(groups) && { groups: groups.filter((group) => typeof group === 'string') }),
  };
}

/** [C-7-02] Accepts only unexpired ID tokens of this pool and client, signed with one of the pool's keys. */
export function createTokenVerifier({ issuer, clientId, keys }: TokenRules): VerifyToken {
  const found = orUnavailable(keys);
  const options = { issuer, audience: clientId, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'token_use'] };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, found, options);
      return payload.token_use === 'id' ? toCaller(payload) : undefined;
    } catch (error) {
      if (error instanceof KeysUnavailable) throw error;
      return undefined;
    }
  };
}
