import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { html } from '../../html/index.ts';
import { isSame } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';
import { type HostedRequest, json, one, redirect, withParameters } from '../hosted/hosted-request.ts';
import { renderPage } from '../hosted/page.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import { createDemoGrants, type DemoGrant, type DemoGrants } from './demo-grants.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

export type DemoSocialSettings = {
  /** Its base URL, without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The pool's `/oauth2/idpresponse`. */
  readonly redirectUri: string;
  /** Origins of the shop, where a sign-in ends. */
  readonly shopOrigins: readonly string[];
  readonly clock: () => number;
};

export type DemoSocial = {
  /** Paths are relative to the issuer. */
  hosted(request: HostedRequest): Promise<PoolAnswer>;
};

type SignGrant = (grant: DemoGrant) => Promise<string>;

const TOKEN_SECONDS = 300;

function choicePage({ issuer, redirectUri, shopOrigins }: DemoSocialSettings, query: URLSearchParams): PoolAnswer {
  const buttons = DEMO_PEOPLE.map(
    ({ id, givenName, familyName, email }) =>
      html`<button class="quiet person" name="person" value="${id}"><span class="initials" aria-hidden="true">${givenName.slice(0, 1)}${familyName.slice(0, 1)}</span><span><b>${givenName} ${familyName}</b><small>${email}</small></span></button>`,
  );
  const action = `${new URL(issuer).pathname.replace(/\/$/, '')}/authorize?${query}`;
  return renderPage({
    title: 'Demo ID',
    body: html`<p class="mark">This is a demonstration. No real social network is asked, and no real account is used.</p>
<form method="post" action="${action}"><p>Whom do you want to sign in as?</p>${buttons}
<button class="quiet" name="person" value="">Cancel</button></form>`,
    formTargets: [new URL(redirectUri).origin, ...shopOrigins],
  });
}

function authorize(settings: DemoSocialSettings, grants: DemoGrants, request: HostedRequest): PoolAnswer {
  const { clientId, redirectUri } = settings;
  const { method, query, form } = request;
  const isOurs = one(query, 'client_id') === clientId && one(query, 'redirect_uri') === redirectUri;
  const [state = null, nonce = '', challenge] = ['state', 'nonce', 'code_challenge'].map((name) => one(query, name));
  const isProof = challenge !== undefined && one(query, 'code_challenge_method') === 'S256';
  if (!isOurs || !isProof) return json(400, { error: 'invalid_request' });
  if (method === 'GET') return choicePage(settings, query);
  const person = DEMO_PEOPLE.find(({ id }) => id === one(form, 'person'));
  if (!person) return redirect(withParameters(redirectUri, { error: 'access_denied', state }));
  return redirect(withParameters(redirectUri, { code: grants.give({ person, nonce, challenge }), state }));
}

async function token(
  settings: DemoSocialSettings,
  grants: DemoGrants,
  sign: SignGrant,
  form: URLSearchParams,
): Promise<PoolAnswer> {
  const [code = '', verifier = '', secret = ''] = ['code', 'code_verifier', 'client_secret'].map((name) =>
    one(form, name),
  );
  if (one(form, 'client_id') !== settings.clientId || !isSame(secret, settings.clientSecret))
    return json(401, { error: 'invalid_client' });
  const grant = grants.take(code, verifier);
  if (!grant || one(form, 'redirect_uri') !== settings.redirectUri) return json(400, { error: 'invalid_grant' });
  const tokens = { id_token: await sign(grant), access_token: newToken() };
  return json(200, { ...tokens, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
}

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' } };
}

/** [C-1-15] A small OpenID provider with made-up people, so that social sign-in works offline. Stores nothing. */
export function createDemoSocial(settings: DemoSocialSettings): DemoSocial {
  const { issuer, clientId, clientSecret, clock } = settings;
  let key: ReturnType<typeof makeKey> | undefined;
  /** Made when it is first needed: that takes up to a second. */
  const keyOf = () => {
    key ??= makeKey();
    return key;
  };
  const grants = createDemoGrants(clock, clientSecret);
  const sign: SignGrant = async ({ person, nonce }) => {
    const { privateKey, jwk } = await keyOf();
    const iat = Math.floor(clock() / 1000);
    const who = { email: person.email, given_name: person.givenName, family_name: person.familyName };
    const claims = { ...who, email_verified: true, nonce, iss: issuer, aud: clientId, sub: person.id };
    const times = { iat, exp: iat + TOKEN_SECONDS };
    return new SignJWT({ ...claims, ...times }).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(privateKey);
  };
  const endpoints = {
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks.json`,
  };
  return {
    async hosted(request) {
      const { method, path, form } = request;
      if (path === '/authorize' && (method === 'GET' || method === 'POST')) return authorize(settings, grants, request);
      if (path === '/token' && method === 'POST') return token(settings, grants, sign, form);
      if (path === '/jwks.json') return json(200, { keys: [(await keyOf()).jwk] });
      if (path === '/.well-known/openid-configuration') return json(200, { issuer, ...endpoints });
      return json(404, { error: 'not_found' });
    },
  };
}
