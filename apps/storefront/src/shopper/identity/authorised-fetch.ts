import type { Identity } from './create-identity.ts';

type Part = Pick<Identity, 'idToken' | 'browser'>;

/**
 * `fetch` with the ID token in the Authorization header; retries once with a new token when refused. When signed out,
 * the server says so [C-7-02].
 */
export const createAuthorisedFetch = ({ idToken, browser }: Part): typeof fetch => {
  const find = async (refused?: string): Promise<string | undefined> => {
    const reply = await idToken(refused);
    if (reply.status === 'SUCCESS') return reply.value;
    // a network failure must not turn a signed-in customer into a guest
    if (reply.error.name !== 'CREDENTIALS_NEEDED') throw new TypeError(reply.error.name);
    return undefined;
  };
  return async (input, init) => {
    const send = (token: string | undefined): Promise<Response> => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
      if (token) headers.set('authorization', `Bearer ${token}`);
      return browser.send(input instanceof Request ? input.clone() : input, { ...init, headers });
    };
    const token = await find();
    const response = await send(token);
    if (response.status !== 401 || !token) return response;
    const next = await find(token);
    return next ? send(next) : response;
  };
};
