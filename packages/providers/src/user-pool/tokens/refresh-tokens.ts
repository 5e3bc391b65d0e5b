import type { PoolContext } from '../pool-context.ts';
import { type Refused, refuse } from '../refuse.ts';
import { type IssuedTokens, newToken, refreshHash, signTokens } from './issue-tokens.ts';

const invalid = (message = 'Invalid Refresh Token'): Refused => refuse('NotAuthorizedException', message);

/**
 * [C-6-09..12] Exchanges a refresh token for new tokens; with rotation it is replaced too, and late reuse of
 * the old one ends the whole sign-in.
 */
export async function refreshTokens(
  pool: PoolContext,
  clientId: string,
  token: string,
): Promise<{ readonly status: 'SUCCESS'; readonly value: IssuedTokens } | Refused> {
  const { store, settings, clock } = pool;
  const hash = refreshHash(pool, token);
  // check the owner first: another client's mistake must not use up the token
  const found = await store.findRefresh(hash, clock());
  if (found.status === 'LIVE' && found.family.clientId !== clientId) return invalid();
  const next = newToken();
  const result = settings.rotation
    ? await store.rotateRefresh(hash, refreshHash(pool, next), clock(), settings.rotation.graceSeconds * 1000)
    : found;
  if (result.status === 'REUSED') return refuse('RefreshTokenReuseException', 'Refresh token has been invalidated');
  if (result.status === 'INVALID') return invalid();
  const user = await store.findUser(result.family.sub);
  if (!user) return invalid('User does not exist.');
  if (!user.enabled) return invalid('User is disabled.');
  if (user.status === 'RESET_REQUIRED')
    return refuse('PasswordResetRequiredException', 'Password reset required for the user');
  const issued = await signTokens(pool, user, result.family);
  return { status: 'SUCCESS', value: settings.rotation ? { ...issued, RefreshToken: next } : issued };
}
