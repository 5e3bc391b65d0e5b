import type { PoolAnswer } from '../handle-call.ts';
import type { PoolContext } from '../pool-context.ts';
import { authorize, logout } from './authorize.ts';
import { discovery, keySet } from './discovery.ts';
import { type HostedRequest, json } from './hosted-request.ts';
import { login, loginChallenge } from './login.ts';
import { finishSocial } from './social.ts';
import { revoke, token, userInfo } from './token.ts';

type Route = (pool: PoolContext, request: HostedRequest) => Promise<PoolAnswer>;

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['GET /oauth2/authorize', authorize],
  ['GET /oauth2/idpresponse', finishSocial],
  ['GET /login', login],
  ['POST /login', login],
  ['POST /login/challenge', loginChallenge],
  ['GET /logout', logout],
  ['POST /oauth2/token', token],
  ['POST /oauth2/revoke', revoke],
  ['GET /oauth2/userInfo', userInfo],
  ['POST /oauth2/userInfo', userInfo],
]);

/** Serves the pool's pages and OAuth endpoints. */
export async function handleHosted(pool: PoolContext, request: HostedRequest): Promise<PoolAnswer> {
  const { method, path } = request;
  const known = `/${pool.settings.poolId}/.well-known`;
  if (method === 'GET' && path === `${known}/jwks.json`) return keySet(pool);
  if (method === 'GET' && path === `${known}/openid-configuration`) return discovery(pool);
  const route = ROUTES.get(`${method} ${path}`);
  return route ? route(pool, request) : json(404, { error: 'not_found' });
}
