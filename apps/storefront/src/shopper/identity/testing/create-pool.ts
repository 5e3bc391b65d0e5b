import { createHash } from 'node:crypto';
import type { Call, Fields } from './pool-call.ts';
import { createPoolOperations } from './pool-operations.ts';
import { createPoolUsers, POOL_NAME, PoolException } from './pool-users.ts';

type Grant = { readonly email: string; readonly challenge: string; readonly redirectUri: string };
export type PoolRequest = { readonly path: string; readonly target: string; readonly text: string };
export type PoolResponse = { readonly status: number; readonly body: object; readonly headers: Fields };

const respond = (status: number, body: object, headers: Fields = {}): PoolResponse => ({ status, body, headers });

/** A small user pool: real SRP, single-use sessions, rotating refresh tokens. */
export function createPool() {
  const state = { lifeSeconds: 3600, hasDevices: true };
  const users = createPoolUsers(() => state.lifeSeconds);
  const operations = createPoolOperations(users, state);
  /** Hosted page codes, and whom each signs in. */
  const grants = new Map<string, Grant>();
  const calls: { readonly name: string; readonly body: Fields }[] = [];

  const token = (form: Fields) => {
    const grant = grants.get(form.code ?? '');
    grants.delete(form.code ?? '');
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    const isRight = grant?.challenge === challenge && grant.redirectUri === form.redirect_uri;
    if (!grant || !isRight || form.grant_type !== 'authorization_code') return undefined;
    const given = users.giveTokens(users.load(grant.email));
    return {
      access_token: given.AccessToken,
      id_token: given.IdToken,
      refresh_token: given.RefreshToken,
      expires_in: given.ExpiresIn,
      token_type: 'Bearer',
    };
  };

  /** Answers a browser request; paths are relative to its address. */
  const answer = ({ path, target, text }: PoolRequest): PoolResponse => {
    if (path === '/oauth2/token') {
      const form = Object.fromEntries(new URLSearchParams(text));
      calls.push({ name: 'token', body: form });
      const tokens = token(form);
      return tokens ? respond(200, tokens) : respond(400, { error: 'invalid_grant' });
    }
    const name = target.split('.')[1] ?? '';
    const body: Call = JSON.parse(text);
    calls.push({ name, body });
    try {
      return respond(200, operations[name]?.(body) ?? {});
    } catch (error) {
      if (!(error instanceof PoolException)) throw error;
      const type = `com.example#${error.name}:http://example.com/`;
      return respond(400, { __type: error.name, message: error.message }, { 'x-amzn-errortype': type });
    }
  };

  return { poolId: `ap-southeast-2_${POOL_NAME}`, users, grants, calls, state, answer };
}

export type Pool = ReturnType<typeof createPool>;
