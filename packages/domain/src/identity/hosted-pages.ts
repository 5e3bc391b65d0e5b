import { success } from '../results/outcome.ts';
import { IDENTITY } from './identity-constants.ts';
import { type IdentityReply, identityRefusal } from './identity-fault.ts';

export type HostedPages = {
  /** Base URL of the hosted pages, without a trailing slash. */
  readonly domain: string;
  readonly clientId: string;
  /** Base URL of this shop, without a trailing slash. */
  readonly base: string;
};

/** The redirect URI after a hosted sign-in [C-2-43 C-2-44]. */
export const signInRedirect = (base: string): string => `${base}/account/authenticate`;
export const signOutRedirect = (base: string): string => `${base}/account/signin`;

type Fields = Readonly<Record<string, string>>;

export const writeForm = (fields: Fields): string =>
  Object.entries(fields)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');

/** The hosted sign-in URL; naming a provider skips the provider choice [C-7-48 C-9-52]. */
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

/** The hosted sign-out URL, which ends the hosted session [C-2-44 C-7-49]. */
export const hostedSignOutUrl = ({ domain, clientId, base }: HostedPages): string =>
  `${domain}/logout?${writeForm({ client_id: clientId, logout_uri: signOutRedirect(base) })}`;

/** The request that exchanges the code for tokens [C-7-46]. */
export const tokenRequest = ({ clientId, base }: HostedPages, code: string, verifier: string): Fields => ({
  grant_type: 'authorization_code',
  code,
  client_id: clientId,
  redirect_uri: signInRedirect(base),
  code_verifier: verifier,
});

/** The code from a hosted sign-in, if the state matches this browser's request [C-8-65]. */
export function readHostedReturn(
  query: { get(name: string): string | null },
  expectedState: string | null,
): IdentityReply<string> {
  const state = query.get('state');
  if (!expectedState || state !== expectedState) return identityRefusal('OAUTH_STATE_INVALID');
  const code = query.get('code');
  return code && query.get('error') === null ? success(code) : identityRefusal('HOSTED_SIGN_IN_REFUSED');
}
