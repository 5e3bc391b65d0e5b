import { isSame, sha256 } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';
import { findClient } from '../operations/operation.ts';
import type { PoolContext } from '../pool-context.ts';
import { checkAccess } from '../tokens/check-access.ts';
import { beginTokens, type IssuedTokens, refreshHash } from '../tokens/issue-tokens.ts';
import { refreshTokens } from '../tokens/refresh-tokens.ts';
import { type HostedRequest, hasTwice, json, one } from './hosted-request.ts';
import { codeHash } from './hosted-session.ts';

type OAuthError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';
const refused = (error: OAuthError): PoolAnswer => json(400, { error });

const VERIFIER = /^[\w.~-]{43,128}$/;

const say = ({ AccessToken, IdToken, RefreshToken, ExpiresIn, TokenType }: IssuedTokens, hasId: boolean): PoolAnswer =>
  json(200, {
    ...(hasId ? { id_token: IdToken } : {}),
    access_token: AccessToken,
    ...(RefreshToken ? { refresh_token: RefreshToken } : {}),
    expires_in: ExpiresIn,
    token_type: TokenType,
  });

/** The first use consumes the code, right or wrong; a replay revokes the tokens it issued. */
async function byCode(pool: PoolContext, clientId: string, form: URLSearchParams): Promise<PoolAnswer> {
  const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) => one(form, name));
  if (!code || !redirectUri || !verifier || !VERIFIER.test(verifier)) return refused('invalid_request');
  const taken = await pool.store.takeAuthorizationCode(codeHash(pool, code), pool.clock());
  if (taken.status !== 'TAKEN') return refused('invalid_grant');
  const { record } = taken;
  const isProved = isSame(sha256(verifier).toString('base64url'), record.codeChallenge);
  if (!isProved || record.clientId !== clientId || record.redirectUri !== redirectUri) return refused('invalid_grant');
  const user = await pool.store.findUser(record.sub);
  if (!user?.enabled) return refused('invalid_grant');
  const { family, scope, authTime, nonce } = record;
  const tokens = await beginTokens(pool, user, clientId, { family, scope, authTime, nonce });
  return say(tokens, scope.split(' ').includes('openid'));
}

/** [C-7-46] [C-7-47] */
export async function token(pool: PoolContext, { form }: HostedRequest): Promise<PoolAnswer> {
  const clientId = one(form, 'client_id');
  if (hasTwice(form) || !clientId) return refused('invalid_request');
  if (!findClient(pool, clientId)) return refused('invalid_client');
  switch (one(form, 'grant_type')) {
    case 'authorization_code':
      return byCode(pool, clientId, form);
    case 'refresh_token': {
      const refreshed = await refreshTokens(pool, clientId, one(form, 'refresh_token') ?? '');
      return refreshed.status === 'REFUSED' ? refused('invalid_grant') : say(refreshed.value, true);
    }
    case undefined:
      return refused('invalid_request');
    default:
      return refused('unsupported_grant_type');
  }
}

export async function revoke(pool: PoolContext, { form }: HostedRequest): Promise<PoolAnswer> {
  const [clientId, given] = [one(form, 'client_id'), one(form, 'token')];
  if (!clientId || !given) return refused('invalid_request');
  if (!findClient(pool, clientId)) return refused('invalid_client');
  await pool.store.revokeFamilyOf(refreshHash(pool, given), clientId);
  return json(200, {});
}

export async function userInfo(pool: PoolContext, { authorization = '' }: HostedRequest): Promise<PoolAnswer> {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? '';
  const checked = await checkAccess(pool, bearer);
  const isOpen = checked.status === 'SUCCESS' && checked.value.scopes.includes('openid');
  if (!isOpen) return json(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer error="invalid_token"' });
  const { user } = checked.value;
  // email_verified is a string here, as in Cognito
  const email = { email: user.email, email_verified: String(user.emailVerified) };
  return json(200, { ...user.attributes, sub: user.sub, username: user.sub, ...email });
}
