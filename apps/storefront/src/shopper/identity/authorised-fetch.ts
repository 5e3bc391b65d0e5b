import type { Identity } from './create-identity.ts';

type Part = Pick<Identity, 'idToken' | 'browser'>;

/**
 * `fetch` for calls of the account: with the ID token in the Authorization header, and once more with a new one if the
 * server does not take it. Who is signed out is told so by the server [C-7-02].
 */
export const createAuthorisedFetch = ({ idToken, browser }: Part): typeof fetch => {
  const find = async (refused?: string): Promise<string | undefined> => {
    const reply = await idToken(refused);
    if (reply.status === 'SUCCESS') return reply.value;
    // whoever may be signed in is not to be taken for a guest because the network is down
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
