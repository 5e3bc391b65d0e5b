import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import { fetchOutside } from '../outside/index.ts';
import { isBody } from './read-fields.ts';
import type { SocialPerson, SocialProvider } from './social-provider.ts';

export type OpenIdSocialConfig = Pick<SocialProvider, 'name' | 'label' | 'linksByEmail'> & {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The transport: the network, unless the provider runs in this process. */
  readonly send?: Send;
};

/** A `fetch` for one provider. */
export type Send = (url: string, options?: RequestInit) => Promise<Response>;

const DEADLINE_MS = 10_000;

type Endpoints = { readonly authorization: string; readonly token: string; readonly keys: string };

async function load(
  send: Send,
  url: string,
  options: RequestInit = {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const response = await send(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    const value: unknown = response.ok ? await response.json() : undefined;
    return isBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function discover(send: Send, issuer: string): Promise<Endpoints | undefined> {
  const found = await load(send, `${issuer}/.well-known/openid-configuration`);
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = found ?? {};
  const isWhole = typeof authorization === 'string' && typeof token === 'string' && typeof keys === 'string';
  return isWhole && found?.issuer === issuer ? { authorization, token, keys } : undefined;
}

/** Fetched once; retried only after a failure. */
function rememberEndpoints(send: Send, issuer: string): () => Promise<Endpoints | undefined> {
  let known: Promise<Endpoints | undefined> | undefined;
  return async () => {
    known ??= discover(send, issuer);
    const found = await known;
    if (!found) known = undefined;
    return found;
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const readPerson = (sub: string, claims: JWTPayload): SocialPerson => ({
  subject: sub,
  email: textOf(claims.email) ?? '',
  emailVerified: claims.email_verified === true && textOf(claims.email) !== null,
  givenName: textOf(claims.given_name),
  familyName: textOf(claims.family_name),
});

/** Any OpenID provider with discovery, code, PKCE and a client secret. */
export function createOpenIdSocial(config: OpenIdSocialConfig): SocialProvider {
  const { name, label, linksByEmail, issuer, clientId, clientSecret, send = fetchOutside } = config;
  const endpoints = rememberEndpoints(send, issuer);
  return {
    name,
    label,
    linksByEmail,
    async authorizeUrl({ state, nonce, codeChallenge, redirectUri }) {
      const found = await endpoints();
      if (!found) return undefined;
      const url = new URL(found.authorization);
      const asked = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri };
      const proof = { state, nonce, code_challenge: codeChallenge, code_challenge_method: 'S256' };
      const all = { ...asked, scope: 'openid email profile', ...proof };
      for (const [key, value] of Object.entries(all)) url.searchParams.set(key, value);
      return url.href;
    },
    async exchange({ code, nonce, codeVerifier, redirectUri }) {
      const found = await endpoints();
      const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier };
      const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret });
      const answer = found && (await load(send, found.token, { method: 'POST', body }));
      if (!found || typeof answer?.id_token !== 'string') return undefined;
      const options = { issuer, audience: clientId, algorithms: ['RS256', 'ES256'], requiredClaims: ['sub', 'exp'] };
      const keys = createRemoteJWKSet(new URL(found.keys), { [customFetch]: send });
      const verified = jwtVerify(answer.id_token, keys, options);
      const claims = await verified.then(({ payload }) => payload).catch(() => undefined);
      return claims?.sub && claims.nonce === nonce ? readPerson(claims.sub, claims) : undefined;
    },
  };
}
