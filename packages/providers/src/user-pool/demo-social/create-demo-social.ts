import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { isSame, sha256 } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';
import { type HostedRequest, json, one, redirect, withParameters } from '../hosted/hosted-request.ts';
import { html } from '../hosted/html.ts';
import { renderPage } from '../hosted/page.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';

export type DemoSocialSettings = {
  /** Where it is reached, without a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The pool's `/oauth2/idpresponse`. */
  readonly redirectUri: string;
  /** Origins of the shop, to which a sign-in leads in the end. */
  readonly shopOrigins: readonly string[];
  readonly clock: () => number;
};

export type DemoSocial = {
  /** Paths are those under the issuer. */
  hosted(request: HostedRequest): Promise<PoolAnswer>;
};

type Grant = {
  readonly person: DemoPerson;
  readonly nonce: string;
  readonly challenge: string;
  readonly expiresAt: number;
};

const GRANT_MS = 60_000;
const TOKEN_SECONDS = 300;

function choicePage({ issuer, redirectUri, shopOrigins }: DemoSocialSettings, query: URLSearchParams): PoolAnswer {
  const buttons = DEMO_PEOPLE.map(
    ({ id, givenName, familyName, email }) =>
      html`<button name="person" value="${id}">${givenName} ${familyName}, ${email}</button>`,
  );
  const action = `${new URL(issuer).pathname.replace(/\/$/, '')}/authorize?${query}`;
  return renderPage({
    title: 'Demo social sign-in',
    body: html`<p class="mark">This is a demonstration. No real social network is asked, and no real account is used.</p>
<form method="post" action="${action}"><p>Sign in as</p>${buttons}
<button class="quiet" name="person" value="">Cancel</button></form>`,
    formTargets: [new URL(redirectUri).origin, ...shopOrigins],
  });
}

/** [C-1-15] A small OpenID provider with made-up people, so that social sign-in can be walked without the internet. Keeps nothing. */
export async function createDemoSocial(settings: DemoSocialSettings): Promise<DemoSocial> {
  const { issuer, clientId, clientSecret, redirectUri, clock } = settings;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();

  const authorize = (method: string, query: URLSearchParams, form: URLSearchParams): PoolAnswer => {
    const isOurs = one(query, 'client_id') === clientId && one(query, 'redirect_uri') === redirectUri;
    const [state = null, nonce = '', challenge] = ['state', 'nonce', 'code_challenge'].map((name) => one(query, name));
    if (!isOurs || !challenge || one(query, 'code_challenge_method') !== 'S256')
      return json(400, { error: 'invalid_request' });
    if (method === 'GET') return choicePage(settings, query);
    const person = DEMO_PEOPLE.find(({ id }) => id === one(form, 'person'));
    if (!person) return redirect(withParameters(redirectUri, { error: 'access_denied', state }));
    const code = newToken();
    for (const [old, { expiresAt }] of grants) if (expiresAt <= clock()) grants.delete(old);
    grants.set(code, { person, nonce, challenge, expiresAt: clock() + GRANT_MS });
    return redirect(withParameters(redirectUri, { code, state }));
  };

  const token = async (form: URLSearchParams): Promise<PoolAnswer> => {
    const code = one(form, 'code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const isClient = one(form, 'client_id') === clientId && isSame(one(form, 'client_secret') ?? '', clientSecret);
    const verifier = sha256(one(form, 'code_verifier') ?? '').toString('base64url');
    if (!isClient) return json(401, { error: 'invalid_client' });
    if (
      !grant ||
      grant.expiresAt <= clock() ||
      !isSame(verifier, grant.challenge) ||
      one(form, 'redirect_uri') !== redirectUri
    )
      return json(400, { error: 'invalid_grant' });
    const { id, email, givenName, familyName } = grant.person;
    const iat = Math.floor(clock() / 1000);
    const who = { email, email_verified: true, given_name: givenName, family_name: familyName, nonce: grant.nonce };
    const claims = { ...who, iss: issuer, aud: clientId, sub: id, iat, exp: iat + TOKEN_SECONDS };
    const idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    return json(200, { id_token: idToken, access_token: newToken(), token_type: 'Bearer', expires_in: TOKEN_SECONDS });
  };

  const describe = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks.json`,
  };
  return {
    async hosted({ method, path, query, form }) {
      if (path === '/authorize' && (method === 'GET' || method === 'POST')) return authorize(method, query, form);
      if (path === '/token' && method === 'POST') return token(form);
      if (path === '/jwks.json') return json(200, { keys: [jwk] });
      if (path === '/.well-known/openid-configuration') return json(200, describe);
      return json(404, { error: 'not_found' });
    },
  };
}
