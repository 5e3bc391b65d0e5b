import { answerChallenge } from '../challenges/answer-challenge.ts';
import { checkPassword } from '../challenges/check-password.ts';
import { type Challenge, type ChallengeName, type Flow, isChallenge, type Step } from '../challenges/flow.ts';
import { afterPassword } from '../challenges/next-step.ts';
import { beginTotpSetup, proveTotpSetup } from '../challenges/totp-setup.ts';
import type { PoolAnswer } from '../handle-call.ts';
import type { PoolContext } from '../pool-context.ts';
import { deviceOf } from '../pool-cookies.ts';
import type { PoolUser } from '../records.ts';
import type { FaultName } from '../refuse.ts';
import { type AuthorizeRequest, readAuthorize } from './authorize-request.ts';
import { isOwnForm, knowBrowser } from './browser-cookies.ts';
import { challengePage } from './challenge-page.ts';
import type { PageProblem } from './form-parts.ts';
import { type HostedRequest, one, redirect } from './hosted-request.ts';
import { finishSignIn } from './hosted-session.ts';
import { loginPage, problemPage } from './login-pages.ts';
import { sayRefusal, sayWrongAnswer } from './say-refusal.ts';

/** Faults after which the same challenge may be retried. */
const RETRY: readonly FaultName[] = [
  'CodeMismatchException',
  'EnableSoftwareTokenMFAException',
  'InvalidPasswordException',
  'InvalidParameterException',
];

export const flowOf = (asked: AuthorizeRequest, address: string): Flow => ({
  channel: 'HOSTED',
  clientId: asked.clientId,
  address,
});

/** Renders the page for a step. */
export async function showStep(
  pool: PoolContext,
  request: HostedRequest,
  asked: AuthorizeRequest,
  step: Step,
  username = '',
): Promise<PoolAnswer> {
  const browser = knowBrowser(pool, request);
  if (step.status === 'DONE') return finishSignIn(pool, asked, step.user);
  if (step.status === 'REFUSED') return loginPage(pool, { asked, browser, problem: sayRefusal(step), username });
  if (step.name !== 'MFA_SETUP') return challengePage(pool, { asked, browser, challenge: step });
  const begun = await beginTotpSetup(pool, 'HOSTED', step.session);
  if (begun.status === 'REFUSED') return loginPage(pool, { asked, browser, problem: sayRefusal(begun) });
  const challenge = { ...step, session: begun.session };
  return challengePage(pool, { asked, browser, challenge, secret: begun.secret });
}

export const continueWith = async (
  pool: PoolContext,
  request: HostedRequest,
  asked: AuthorizeRequest,
  user: PoolUser,
): Promise<PoolAnswer> =>
  showStep(pool, request, asked, await afterPassword(pool, flowOf(asked, request.address), user));

const problemOf = (field: string, text: string): PageProblem => ({ field, text });

export async function login(pool: PoolContext, request: HostedRequest): Promise<PoolAnswer> {
  const read = readAuthorize(pool, request.query);
  if (read.status === 'UNTRUSTED') return problemPage(pool, read.problem);
  if (read.status === 'REFUSED') return redirect(read.location);
  const asked = read.value;
  const browser = knowBrowser(pool, request);
  if (request.method !== 'POST') return loginPage(pool, { asked, browser });
  if (!isOwnForm(pool, request)) return loginPage(pool, { asked, browser, problem: { text: 'Please sign in again.' } });
  const [username, password] = [one(request.form, 'username'), one(request.form, 'password')];
  if (!username)
    return loginPage(pool, { asked, browser, problem: problemOf('username', 'Enter your email address.') });
  if (!password)
    return loginPage(pool, { asked, browser, problem: problemOf('password', 'Enter your password.'), username });
  const { address, cookies } = request;
  const checked = await checkPassword(pool, { username, password, address, deviceKey: deviceOf(cookies) });
  if (checked.status === 'REFUSED') return showStep(pool, request, asked, checked, username);
  return continueWith(pool, request, asked, checked.value);
}

const FIELDS: Readonly<Partial<Record<ChallengeName, string>>> = {
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD',
  SELECT_MFA_TYPE: 'ANSWER',
};

async function answer(pool: PoolContext, flow: Flow, challenge: Challenge, given: string): Promise<Step> {
  const { name, session } = challenge;
  if (name !== 'MFA_SETUP') return answerChallenge(pool, flow, name, session, { [FIELDS[name] ?? 'ANSWER']: given });
  const proved = await proveTotpSetup(pool, 'HOSTED', session, given);
  return proved.status === 'REFUSED' ? proved : answerChallenge(pool, flow, name, proved.session, {});
}

export async function loginChallenge(pool: PoolContext, request: HostedRequest): Promise<PoolAnswer> {
  const read = readAuthorize(pool, request.query);
  if (read.status !== 'VALID' || !isOwnForm(pool, request)) return problemPage(pool, 'This page is no longer valid.');
  const asked = read.value;
  const [name = '', session = ''] = [one(request.form, 'challenge'), one(request.form, 'session')];
  if (!isChallenge(name) || name === 'PASSWORD_VERIFIER') return problemPage(pool, 'This page is no longer valid.');
  const challenge: Challenge = { status: 'CHALLENGE', name, session, parameters: {} };
  const step = await answer(pool, flowOf(asked, request.address), challenge, one(request.form, 'answer') ?? '');
  if (step.status !== 'REFUSED' || !RETRY.includes(step.fault)) return showStep(pool, request, asked, step);
  const browser = knowBrowser(pool, request);
  const secret = one(request.form, 'secret') ?? null;
  return challengePage(pool, { asked, browser, challenge, secret, problem: sayWrongAnswer(step) });
}
