import { success } from '../results/outcome.ts';
import { IDENTITY } from './identity-constants.ts';
import { type IdentityReply, identityRefusal } from './identity-fault.ts';

export type HostedPages = {
  /** Where the hosted pages are, without a slash at the end. */
  readonly domain: string;
  readonly clientId: string;
  /** Where this shop is, without a slash at the end. */
  readonly base: string;
};

/** Where the hosted pages send a visitor back to [C-2-43 C-2-44]. */
export const signInRedirect = (base: string): string => `${base}/account/authenticate`;
export const signOutRedirect = (base: string): string => `${base}/account/signin`;

type Fields = Readonly<Record<string, string>>;

export const writeForm = (fields: Fields): string =>
  Object.entries(fields)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');

/** The page to sign in at; a provider skips the choice of one [C-7-48 C-9-52]. */
export function hostedSignInUrl(
  { domain, clientId, base }: HostedPages,
  { state, challenge, provider }: { readonly state: string; readonly challenge: string; readonly provider?: string },
): string {
  const query = writeForm({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: signInRedirect(base),
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state,
    code_challenge: challenge,
    code_challenge_method: IDENTITY.pkceMethod,
    ...(provider && { identity_provider: provider }),
  });
  return `${domain}/oauth2/authorize?${query}`;
}

/** The page that ends the session of the hosted pages [C-2-44 C-7-49]. */
export const hostedSignOutUrl = ({ domain, clientId, base }: HostedPages): string =>
  `${domain}/logout?${writeForm({ client_id: clientId, logout_uri: signOutRedirect(base) })}`;

/** What the code is turned into tokens with [C-7-46]. */
export const tokenRequest = ({ clientId, base }: HostedPages, code: string, verifier: string): Fields => ({
  grant_type: 'authorization_code',
  code,
  client_id: clientId,
  redirect_uri: signInRedirect(base),
  code_verifier: verifier,
});

/** What a visitor comes back with: a code, if it is the answer to what this browser asked [C-8-65]. */
export function readHostedReturn(
  query: { get(name: string): string | null },
  expectedState: string | null,
): IdentityReply<string> {
  const state = query.get('state');
  if (!expectedState || state !== expectedState) return identityRefusal('OAUTH_STATE_INVALID');
  const code = query.get('code');
  return code && query.get('error') === null ? success(code) : identityRefusal('HOSTED_SIGN_IN_REFUSED');
}
