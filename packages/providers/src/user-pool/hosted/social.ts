import { cleanEmail } from '@wattle/domain/forms';
import { isEmail } from '../attributes.ts';
import { openSession, useSession } from '../challenges/challenge-session.ts';
import { isSame, sha256 } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';
import { newUser } from '../operations/sign-up.ts';
import type { PoolContext } from '../pool-context.ts';
import type { PoolUser } from '../records.ts';
import type { SocialPerson, SocialProvider } from '../social-provider.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import { type AuthorizeRequest, readAuthorize, refuseTo } from './authorize-request.ts';
import { BROWSER_COOKIE, knowBrowser } from './browser-cookies.ts';
import { type HostedRequest, one, redirect } from './hosted-request.ts';
import { continueWith } from './login.ts';
import { problemPage } from './login-pages.ts';

const SOCIAL_SECONDS = 600;
const returnTo = ({ settings }: PoolContext): string => `${settings.hostedUrl}/oauth2/idpresponse`;
const findProvider = (pool: PoolContext, name: string | undefined): SocialProvider | undefined =>
  pool.settings.social.find((provider) => provider.name === name);

/** [C-1-15] Redirects to a social provider. The response is accepted only in the same browser, and once. */
export async function startSocial(
  pool: PoolContext,
  request: HostedRequest,
  asked: AuthorizeRequest,
): Promise<PoolAnswer> {
  const provider = findProvider(pool, asked.identityProvider ?? undefined);
  if (!provider) return redirect(refuseTo(asked, 'invalid_request', 'unknown identity provider'));
  const browser = knowBrowser(pool, request);
  const [nonce, codeVerifier] = [newToken(), newToken()];
  const state = await openSession(
    pool,
    { channel: 'HOSTED', clientId: asked.clientId },
    {
      name: 'SOCIAL',
      sub: '',
      data: { nonce, codeVerifier, provider: provider.name, browser: browser.id, query: asked.query },
      attempts: 1,
      seconds: SOCIAL_SECONDS,
    },
  );
  const codeChallenge = sha256(codeVerifier).toString('base64url');
  const location = await provider.authorizeUrl({ state, nonce, codeChallenge, redirectUri: returnTo(pool) });
  if (!location) return redirect(refuseTo(asked, 'temporarily_unavailable', 'the provider cannot be reached'));
  return redirect(location, browser.cookies);
}

export async function finishSocial(pool: PoolContext, request: HostedRequest): Promise<PoolAnswer> {
  const state = one(request.query, 'state') ?? '';
  const used = await useSession(pool, { channel: 'HOSTED', clientId: null }, 'SOCIAL', state);
  const browser = request.cookies[BROWSER_COOKIE] ?? '';
  const isOurs = used !== undefined && isSame(used.data.browser ?? '', browser) && (await used.finish());
  const read = isOurs ? readAuthorize(pool, new URLSearchParams(used.data.query)) : undefined;
  const provider = findProvider(pool, used?.data.provider);
  if (!used || read?.status !== 'VALID' || !provider) return problemPage(pool, 'This sign-in is no longer valid.');
  const asked = read.value;
  const code = one(request.query, 'code');
  const { nonce = '', codeVerifier = '' } = used.data;
  const person = code ? await provider.exchange({ code, nonce, codeVerifier, redirectUri: returnTo(pool) }) : undefined;
  if (!person) return redirect(refuseTo(asked, 'access_denied', 'the provider did not sign anyone in'));
  const user = await findOrAddUser(pool, provider, person);
  if (!user) return redirect(refuseTo(asked, 'access_denied', 'Please use your credentials to sign in'));
  return continueWith(pool, request, asked, user);
}

/** Finds or creates the person's account; undefined when the provider is not trusted to link an existing one. */
async function findOrAddUser(
  pool: PoolContext,
  provider: SocialProvider,
  person: SocialPerson,
): Promise<PoolUser | undefined> {
  const { store } = pool;
  const linked = await store.findUserByIdentity(provider.name, person.subject);
  if (linked) return linked;
  const email = cleanEmail(person.email);
  if (!person.emailVerified || !isEmail(email)) return undefined;
  const names = { given_name: person.givenName, family_name: person.familyName };
  const attributes = Object.fromEntries(
    Object.entries(names).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const added = newUser(pool, { email, status: 'EXTERNAL_PROVIDER', attributes, emailVerified: true });
  const isNew = (await store.addUser(added)) === 'ADDED';
  const user = isNew ? added : provider.linksByEmail ? await joinByEmail(pool, email) : undefined;
  if (!user || !(await store.linkIdentity(provider.name, person.subject, user.sub))) return undefined;
  return user;
}

/** An account with an unconfirmed email may have been planted by an attacker: drop its password and sessions. */
async function joinByEmail(pool: PoolContext, email: string): Promise<PoolUser | undefined> {
  const user = await pool.store.findUserByEmail(email);
  if (!user || user.emailVerified) return user;
  const change = { status: 'EXTERNAL_PROVIDER', password: null, emailVerified: true } as const;
  await pool.store.changeUser(user.sub, change, pool.clock());
  await pool.store.signOutEverywhere(user.sub, null);
  return { ...user, ...change };
}
