import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { CLIENT_ID } from '../pool-addresses.ts';

export const REDIRECT_URI = 'http://localhost:3000/account/authenticate';

export type Proof = { readonly verifier: string; readonly challenge: string };

export function newProof(): Proof {
  const verifier = randomBytes(48).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export function authorizeQuery({ challenge }: Proof, changes: Readonly<Record<string, string>> = {}): string {
  return new URLSearchParams({
    ...{ response_type: 'code', client_id: CLIENT_ID, redirect_uri: REDIRECT_URI, scope: 'openid email profile' },
    ...{ state: 's'.repeat(32), code_challenge: challenge, code_challenge_method: 'S256', ...changes },
  }).toString();
}

export type HostedBrowser = {
  readonly cookies: Map<string, string>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, form: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
};

/** A browser without JavaScript that keeps cookies and does not follow redirects. */
export function openHostedBrowser({ app }: TestShop, cookies = new Map<string, string>()): HostedBrowser {
  const ask = async (method: 'GET' | 'POST', url: string, payload?: string): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.inject({
      method,
      url,
      headers: { host: 'localhost:3000', cookie, ...type },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: (url) => ask('GET', pathOf(url)),
    post: (url, form) => ask('POST', pathOf(url), new URLSearchParams(form).toString()),
  };
}

/** Path of an absolute or relative URL of this shop. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');

export const hiddenField = ({ body }: LightMyRequestResponse, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

export const locationOf = ({ headers }: LightMyRequestResponse): URL => new URL(String(headers.location));

/** Fills in the hosted sign-in form. */
export async function logInHosted(
  browser: HostedBrowser,
  query: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<LightMyRequestResponse> {
  const csrf = hiddenField(await browser.get(`/idp/login?${query}`), 'csrf');
  return browser.post(`/idp/login?${query}`, { csrf, username: email, password });
}

export const exchangeCode = (
  browser: HostedBrowser,
  code: string,
  { verifier }: Proof,
): Promise<LightMyRequestResponse> =>
  browser.post('/idp/oauth2/token', {
    ...{ grant_type: 'authorization_code', code, client_id: CLIENT_ID },
    ...{ redirect_uri: REDIRECT_URI, code_verifier: verifier },
  });
