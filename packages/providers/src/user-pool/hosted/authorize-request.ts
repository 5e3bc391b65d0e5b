import { findClient } from '../operations/operation.ts';
import type { PoolContext } from '../pool-context.ts';
import { ADMIN_SCOPE } from '../tokens/issue-tokens.ts';
import { hasTwice, one, withParameters } from './hosted-request.ts';

const SCOPES = ['openid', 'email', 'profile', 'phone', ADMIN_SCOPE];
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const MAX_QUERY = 4096;

export type AuthorizeRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly nonce: string | null;
  readonly scope: string;
  readonly codeChallenge: string;
  readonly identityProvider: string | null;
  readonly prompt: string | null;
  readonly loginHint: string | null;
  /** The raw query, passed from page to page and validated again each time. */
  readonly query: string;
};

export type ReadAuthorize =
  | { readonly status: 'VALID'; readonly value: AuthorizeRequest }
  /** The error can be sent to the client. */
  | { readonly status: 'REFUSED'; readonly location: string }
  /** The redirect cannot be trusted: show the error here and never redirect. */
  | { readonly status: 'UNTRUSTED'; readonly problem: string };

export const refuseTo = (asked: Pick<AuthorizeRequest, 'redirectUri' | 'state'>, error: string, why: string): string =>
  withParameters(asked.redirectUri, { error, error_description: why, state: asked.state });

/** [C-9-52] Parses and validates an authorisation request. Only the code flow with PKCE S256 is supported. */
export function readAuthorize(pool: PoolContext, query: URLSearchParams): ReadAuthorize {
  const client = findClient(pool, one(query, 'client_id') ?? '');
  if (!client || query.toString().length > MAX_QUERY)
    return { status: 'UNTRUSTED', problem: 'The client is not known.' };
  const redirectUri = one(query, 'redirect_uri');
  if (!redirectUri || !client.callbackUrls.includes(redirectUri))
    return { status: 'UNTRUSTED', problem: 'The address to return to is not registered.' };
  const text = (name: string): string | null => one(query, name) ?? null;
  const state = text('state');
  const refused = (error: string, why: string): ReadAuthorize => ({
    status: 'REFUSED',
    location: refuseTo({ redirectUri, state }, error, why),
  });
  if (hasTwice(query)) return refused('invalid_request', 'a parameter is there twice');
  if (text('response_type') !== 'code') return refused('unsupported_response_type', 'only code is supported');
  const codeChallenge = text('code_challenge');
  if (text('code_challenge_method') !== 'S256' || !codeChallenge || !CHALLENGE.test(codeChallenge))
    return refused('invalid_request', 'PKCE with S256 is required');
  const scope = text('scope') ?? SCOPES.join(' ');
  if (!scope.split(' ').every((name) => SCOPES.includes(name))) return refused('invalid_scope', 'unknown scope');
  const value = {
    clientId: client.clientId,
    redirectUri,
    state,
    nonce: text('nonce'),
    scope,
    codeChallenge,
    identityProvider: text('identity_provider'),
    prompt: text('prompt'),
    loginHint: text('login_hint'),
    query: query.toString(),
  };
  return { status: 'VALID', value };
}
