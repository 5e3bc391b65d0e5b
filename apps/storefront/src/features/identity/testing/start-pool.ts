import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Call, createPoolOperations, type Fields } from './pool-operations.ts';
import { createPoolUsers, POOL_NAME, PoolException } from './pool-users.ts';

type Grant = { readonly email: string; readonly challenge: string; readonly redirectUri: string };

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
};

/** A small user pool on a port of its own: real SRP, sessions that are good once, refresh tokens that rotate. */
export async function startPool() {
  const state = { lifeSeconds: 3600, hasDevices: true };
  const users = createPoolUsers(() => state.lifeSeconds);
  const operations = createPoolOperations(users, state);
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

  const send = (response: ServerResponse, status: number, body: object, headers: Fields = {}): void => {
    response.writeHead(status, headers).end(JSON.stringify(body));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request);
    if (request.url === '/oauth2/token') {
      const form = Object.fromEntries(new URLSearchParams(text));
      calls.push({ name: 'token', body: form });
      const tokens = token(form);
      return tokens ? send(response, 200, tokens) : send(response, 400, { error: 'invalid_grant' });
    }
    const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const body: Call = JSON.parse(text);
    calls.push({ name, body });
    try {
      send(response, 200, operations[name]?.(body) ?? {});
    } catch (error) {
      if (!(error instanceof PoolException)) throw error;
      const type = `com.example#${error.name}:http://example.com/`;
      send(response, 400, { __type: error.name, message: error.message }, { 'x-amzn-errortype': type });
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { base, poolId: `ap-southeast-2_${POOL_NAME}`, users, grants, calls, state, close };
}

export type TestPool = Awaited<ReturnType<typeof startPool>>;
