import type { PoolAnswer } from '../handle-call.ts';
import { findClient } from '../operations/operation.ts';
import type { PoolContext } from '../pool-context.ts';
import { readAuthorize, refuseTo } from './authorize-request.ts';
import { type HostedRequest, one, redirect } from './hosted-request.ts';
import { endSignIn, useSignIn } from './hosted-session.ts';
import { problemPage } from './login-pages.ts';
import { startSocial } from './social.ts';

/** [C-7-48] */
export async function authorize(pool: PoolContext, request: HostedRequest): Promise<PoolAnswer> {
  const read = readAuthorize(pool, request.query);
  if (read.status === 'UNTRUSTED') return problemPage(pool, read.problem);
  if (read.status === 'REFUSED') return redirect(read.location);
  const asked = read.value;
  if (asked.identityProvider && asked.identityProvider !== 'COGNITO') return startSocial(pool, request, asked);
  const signedIn = await useSignIn(pool, request, asked);
  if (signedIn) return signedIn;
  if (asked.prompt === 'none') return redirect(refuseTo(asked, 'login_required', 'nobody is signed in'));
  return redirect(`${pool.settings.hostedUrl}/login?${asked.query}`);
}

/** [C-7-49] Signs the browser out of the hosted pages and redirects to a registered logout URL. */
export async function logout(pool: PoolContext, request: HostedRequest): Promise<PoolAnswer> {
  const client = findClient(pool, one(request.query, 'client_id') ?? '');
  const logoutUri = one(request.query, 'logout_uri');
  if (logoutUri === undefined) {
    const read = readAuthorize(pool, request.query);
    if (read.status !== 'VALID') return problemPage(pool, 'The address to return to is not registered.');
    return redirect(`${pool.settings.hostedUrl}/login?${read.value.query}`, await endSignIn(pool, request));
  }
  if (!client?.logoutUrls.includes(logoutUri)) return problemPage(pool, 'The address to return to is not registered.');
  return redirect(logoutUri, await endSignIn(pool, request));
}
