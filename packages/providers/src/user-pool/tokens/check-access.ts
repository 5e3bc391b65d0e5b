import type { PoolContext } from '../pool-context.ts';
import type { PoolUser } from '../records.ts';
import { type Refused, refuse } from '../refuse.ts';
import { ADMIN_SCOPE } from './issue-tokens.ts';

export type SignedIn = {
  readonly user: PoolUser;
  readonly clientId: string;
  readonly family: string;
  readonly scopes: readonly string[];
  readonly deviceKey: string | undefined;
};
type Checked = { readonly status: 'SUCCESS'; readonly value: SignedIn } | Refused;

const refused = (message: string): Refused => refuse('NotAuthorizedException', message);

/** [C-6-09..13] Resolves an access token: signed by this pool, not expired, not revoked, of a user who may sign in. */
export async function checkAccess(pool: PoolContext, token: string): Promise<Checked> {
  const claims = await pool.signer.verify(token, pool.clock());
  const { sub, origin_jti: family, client_id: clientId, scope } = claims ?? {};
  const isAccess = claims?.token_use === 'access' && typeof scope === 'string';
  if (!isAccess || !sub || typeof family !== 'string' || typeof clientId !== 'string')
    return refused('Invalid Access Token');
  if (!(await pool.store.isFamilyLive(family, pool.clock()))) return refused('Access Token has been revoked');
  const user = await pool.store.findUser(sub);
  if (!user) return refused('User does not exist.');
  if (!user.enabled) return refused('User is disabled.');
  if (user.status === 'RESET_REQUIRED')
    return refuse('PasswordResetRequiredException', 'Password reset required for the user');
  const deviceKey = typeof claims.device_key === 'string' ? claims.device_key : undefined;
  return { status: 'SUCCESS', value: { user, clientId, family, scopes: scope.split(' '), deviceKey } };
}

/** For operations on one's own account: a token issued to another site for openid alone is not enough. */
export async function checkOwner(pool: PoolContext, token: string): Promise<Checked> {
  const checked = await checkAccess(pool, token);
  if (checked.status === 'SUCCESS' && !checked.value.scopes.includes(ADMIN_SCOPE))
    return refused('Access Token does not have required scopes');
  return checked;
}
