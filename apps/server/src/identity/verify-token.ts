import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Caller } from '../http/handlers.ts';

export type TokenRules = {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
};

/** Who a token speaks for; undefined for one that does not hold. Throws `KeysUnavailable` when that cannot be found out. */
export type VerifyToken = (token: string) => Promise<Caller | undefined>;

/** The identity service's keys cannot be had: whether a token holds is not known. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** No key of that name, or none that fits: the token's own fault. */
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

function toCaller({ sub, email, email_verified, given_name, family_name }: JWTPayload): Caller | undefined {
  if (!sub || textOf(email) === '') return undefined;
  return {
    sub,
    email: textOf(email).toLowerCase(),
    // an attribute that a pool maps from another provider is a text
    emailVerified: email_verified === true || email_verified === 'true',
    firstName: textOf(given_name),
    lastName: textOf(family_name),
  };
}

/** [C-7-02] Takes ID tokens of one pool for one client, signed by a key of that pool, until they run out; nothing else. */
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
