import { randomBytes, randomUUID } from 'node:crypto';
import { sha256 } from '../crypto/digest.ts';
import type { PoolContext } from '../pool-context.ts';
import type { PoolUser, TokenFamily } from '../records.ts';

export const ADMIN_SCOPE = 'aws.cognito.signin.user.admin';

export type IssuedTokens = {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
};

export const newToken = (): string => randomBytes(48).toString('base64url');
export const refreshHash = (pool: PoolContext, token: string): string => pool.secrets.hash(`refresh:${token}`);

const halfHash = (token: string): string => sha256(token).subarray(0, 16).toString('base64url');

/** Absent for who is in none, as Cognito has it. */
const groupsOf = ({ groups }: PoolUser) => (groups.length === 0 ? {} : { 'cognito:groups': groups });

/** Signs a family's access and ID tokens. The access token has no `aud`: verifiers check client_id and token_use. */
export async function signTokens(
  pool: PoolContext,
  user: PoolUser,
  family: TokenFamily,
  nonce: string | null = null,
): Promise<IssuedTokens> {
  const iat = Math.floor(pool.clock() / 1000);
  const shared = {
    sub: user.sub,
    origin_jti: family.family,
    event_id: randomUUID(),
    auth_time: family.authTime,
    iat,
    exp: iat + pool.settings.tokenSeconds,
  };
  const AccessToken = await pool.signer.sign({
    ...shared,
    jti: randomUUID(),
    token_use: 'access',
    client_id: family.clientId,
    scope: family.scope,
    username: user.sub,
    ...groupsOf(user),
    ...(family.deviceKey === null ? {} : { device_key: family.deviceKey }),
  });
  const IdToken = await pool.signer.sign({
    ...user.attributes,
    ...shared,
    jti: randomUUID(),
    token_use: 'id',
    aud: family.clientId,
    at_hash: halfHash(AccessToken),
    'cognito:username': user.sub,
    ...groupsOf(user),
    email: user.email,
    email_verified: user.emailVerified,
    ...(nonce === null ? {} : { nonce }),
  });
  return { AccessToken, IdToken, ExpiresIn: pool.settings.tokenSeconds, TokenType: 'Bearer' };
}

export type Beginning = Partial<Pick<TokenFamily, 'family' | 'scope' | 'authTime' | 'deviceKey'>> & {
  readonly nonce?: string | null;
};

/** Issues a sign-in's first tokens. */
export async function beginTokens(
  pool: PoolContext,
  user: PoolUser,
  clientId: string,
  { nonce = null, ...given }: Beginning = {},
): Promise<IssuedTokens> {
  const now = pool.clock();
  const family: TokenFamily = {
    family: randomUUID(),
    sub: user.sub,
    clientId,
    scope: ADMIN_SCOPE,
    authTime: Math.floor(now / 1000),
    deviceKey: null,
    expiresAt: now + pool.settings.refreshSeconds * 1000,
    ...given,
  };
  const RefreshToken = newToken();
  await pool.store.beginFamily(family, refreshHash(pool, RefreshToken));
  return { ...(await signTokens(pool, user, family, nonce)), RefreshToken };
}
