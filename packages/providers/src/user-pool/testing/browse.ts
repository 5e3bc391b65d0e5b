import { randomBytes } from 'node:crypto';
import { sha256 } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';
import { CLIENT_ID, type TestPool } from './open-pool.ts';

export const REDIRECT_URI = 'http://localhost:3000/account/authenticate';

export function newPkce(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(96).toString('base64url');
  return { verifier, challenge: sha256(verifier).toString('base64url') };
}

export const authorizeQuery = (
  challenge: string,
  changes: Readonly<Record<string, string | null>> = {},
): URLSearchParams => {
  const wanted = {
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile',
    state: 's'.repeat(32),
    nonce: 'n-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value !== null) query.set(name, value);
  return query;
};

export type Browser = {
  readonly cookies: Record<string, string>;
  get(path: string, query?: URLSearchParams): Promise<PoolAnswer>;
  post(path: string, query: URLSearchParams, form: Readonly<Record<string, string>>): Promise<PoolAnswer>;
};

/** A browser without a network: it keeps cookies but follows no redirects. */
export function openBrowser({ pool }: TestPool, address = '203.0.113.7'): Browser {
  const cookies: Record<string, string> = {};
  const ask = async (
    method: string,
    path: string,
    query: URLSearchParams,
    form: URLSearchParams,
  ): Promise<PoolAnswer> => {
    const answer = await pool.hosted({ method, path, query, form, cookies: { ...cookies }, address });
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') delete cookies[name];
      else cookies[name] = value;
    }
    return answer;
  };
  return {
    cookies,
    get: (path, query = new URLSearchParams()) => ask('GET', path, query, new URLSearchParams()),
    post: (path, query, form) => ask('POST', path, query, new URLSearchParams(form)),
  };
}

/** The value of a page's hidden field. */
export const hidden = ({ body }: PoolAnswer, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

export const locationOf = ({ headers }: PoolAnswer): URL => new URL(String(headers.location));

export async function logIn(
  browser: Browser,
  query: URLSearchParams,
  email: string,
  password: string,
): Promise<PoolAnswer> {
  const csrf = hidden(await browser.get('/login', query), 'csrf');
  return browser.post('/login', query, { csrf, username: email, password });
}
