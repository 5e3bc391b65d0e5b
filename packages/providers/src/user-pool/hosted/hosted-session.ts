import { randomUUID } from 'node:crypto';
import { openSession, useSession } from '../challenges/challenge-session.ts';
import type { PoolAnswer } from '../handle-call.ts';
import type { PoolContext } from '../pool-context.ts';
import { cookie } from '../pool-cookies.ts';
import type { PoolUser } from '../records.ts';
import { AUTHORIZATION_CODE_SECONDS, HOSTED_SESSION_SECONDS } from '../settings.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { newBrowser, SESSION_COOKIE } from './browser-cookies.ts';
import { type HostedRequest, redirect, withParameters } from './hosted-request.ts';

/** A hosted sign-in covers every client of the pool. */
const EVERY_CLIENT = '';
const PLACE = { channel: 'HOSTED', clientId: EVERY_CLIENT } as const;
const MANY = 1_000_000;

export const codeHash = (pool: PoolContext, code: string): string => pool.secrets.hash(`authorization:${code}`);

async function sendCode(
  pool: PoolContext,
  asked: AuthorizeRequest,
  who: { readonly sub: string; readonly authTime: number },
  cookies: readonly string[],
): Promise<PoolAnswer> {
  const code = newToken();
  const { clientId, redirectUri, codeChallenge, nonce, scope, state } = asked;
  await pool.store.putAuthorizationCode({
    codeHash: codeHash(pool, code),
    ...{ clientId, redirectUri, codeChallenge, nonce, scope, ...who },
    family: randomUUID(),
    expiresAt: pool.clock() + AUTHORIZATION_CODE_SECONDS * 1000,
  });
  return redirect(withParameters(redirectUri, { code, state }), cookies);
}

/** Signs the browser in and redirects with a code. Replaces any cookies it brought, to prevent session fixation. */
export async function finishSignIn(pool: PoolContext, asked: AuthorizeRequest, user: PoolUser): Promise<PoolAnswer> {
  const authTime = Math.floor(pool.clock() / 1000);
  const session = await openSession(pool, PLACE, {
    name: 'SIGNED_IN',
    sub: user.sub,
    data: { authTime: String(authTime) },
    attempts: MANY,
    seconds: HOSTED_SESSION_SECONDS,
  });
  const signedIn = cookie(pool, SESSION_COOKIE, session, HOSTED_SESSION_SECONDS);
  return sendCode(pool, asked, { sub: user.sub, authTime }, [signedIn, ...newBrowser(pool).cookies]);
}

/** An immediate code for a signed-in browser; undefined otherwise. */
export async function useSignIn(
  pool: PoolContext,
  request: HostedRequest,
  asked: AuthorizeRequest,
): Promise<PoolAnswer | undefined> {
  const session = request.cookies[SESSION_COOKIE];
  const used = session && asked.prompt !== 'login' ? await useSession(pool, PLACE, 'SIGNED_IN', session) : undefined;
  const user = used && (await pool.store.findUser(used.sub));
  if (!used || !user?.enabled || user.status === 'RESET_REQUIRED') return undefined;
  return sendCode(pool, asked, { sub: user.sub, authTime: Number(used.data.authTime) }, []);
}

export async function endSignIn(pool: PoolContext, request: HostedRequest): Promise<readonly string[]> {
  const session = request.cookies[SESSION_COOKIE];
  const used = session ? await useSession(pool, PLACE, 'SIGNED_IN', session) : undefined;
  await used?.finish();
  return [cookie(pool, SESSION_COOKIE, '', 0)];
}
