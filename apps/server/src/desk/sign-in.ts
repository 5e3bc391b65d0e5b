import type { DeskStaff, SignInProblem, SignInView } from '@wattle/contract/desk';
import { deskRolesOf } from '@wattle/domain/desk';
import { cleanEmail } from '@wattle/domain/forms';
import { decodeJwt } from 'jose';
import type { Caller } from '../answers/handlers.ts';
import type { DeskParts } from './desk-parts.ts';
import { answerChallenge, CHALLENGE_FIELDS, type PoolStep, type SignInPlace, signInByPassword } from './desk-pool.ts';
import { forgivePassword, isGuessing, noteDevice } from './guard-password.ts';

export type SignInForm = Readonly<Record<string, string>>;
export type SignedIn = {
  readonly staff: DeskStaff;
  /** The sign-in at the pool; all its tokens are of it. */
  readonly family: string;
  readonly refreshToken: string;
};
export type SignInAnswer =
  | ({ readonly status: 'SIGNED_IN' } & SignedIn)
  | { readonly status: 'AGAIN'; readonly view: SignInView };

type Parts = Pick<DeskParts, 'db' | 'identity' | 'shop'>;

/** Challenges that are a second factor. */
const FACTORS: readonly string[] = ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA'];

export const signInView = ({ shop }: Pick<Parts, 'shop'>, more: Partial<SignInView> = {}): SignInView => ({
  shopName: shop().name,
  step: 'PASSWORD',
  email: '',
  goTo: '',
  session: '',
  challenge: '',
  sentTo: null,
  problem: null,
  ...more,
});

const staffOf = (caller: Caller): DeskStaff | undefined => {
  const roles = caller.emailVerified ? deskRolesOf(caller.groups ?? []) : null;
  const name = `${caller.firstName} ${caller.lastName}`.trim();
  return roles ? { sub: caller.sub, email: caller.email, name: name || caller.email, roles } : undefined;
};

/** Who a token of the pool is about, if they are staff. */
export async function staffOfToken(
  { identity }: Pick<Parts, 'identity'>,
  idToken: string,
): Promise<DeskStaff | undefined> {
  const caller = await identity.verifyToken(idToken);
  return caller && staffOf(caller);
}

const familyOf = (idToken: string): string => String(decodeJwt(idToken).origin_jti ?? '');

/** What a pool answers where the shop asks it wrongly: another client or region, a way of signing in that is off. */
const SHOPS_FAULTS =
  /^(ResourceNotFound|InvalidParameter|InvalidUserPoolConfiguration|UnsupportedOperation|InternalError)/;

function problemOf(fault: string, isCode: boolean): SignInProblem {
  if (/LimitExceeded|TooMany/.test(fault)) return 'TOO_OFTEN';
  if (fault === 'InvalidPasswordException') return 'PASSWORD_RULES';
  if (isCode) return 'WRONG_CODE';
  return SHOPS_FAULTS.test(fault) ? 'AWAY' : 'WRONG';
}

/** One step of signing in at the identity service, and who it is when that was the last. */
export async function signIn(parts: Parts, form: SignInForm, place: SignInPlace): Promise<SignInAnswer> {
  const { identity } = parts;
  const { address } = place;
  const email = cleanEmail(form.email ?? '');
  const { challenge = '', session = '', goTo = '' } = form;
  const isAnswer = Object.hasOwn(CHALLENGE_FIELDS, challenge) && session !== '';
  const again = (more: Partial<SignInView>): SignInAnswer => ({
    status: 'AGAIN',
    view: signInView(parts, { email, goTo, ...more }),
  });
  const first = isAnswer
    ? await answerChallenge(identity, { email, challenge, session, answer: form.answer ?? '' }, address)
    : await byPassword(parts, { email, password: form.password ?? '' }, place);
  const step = await chosen(parts, first, email, address);
  switch (step.status) {
    case 'AWAY':
      return again({ problem: 'AWAY' });
    case 'REFUSED': {
      const problem = problemOf(step.fault, FACTORS.includes(challenge));
      // the service takes another try at the same step, unless the step is over
      const isOver = step.fault === 'NotAuthorizedException' || !isAnswer;
      return again(isOver ? { problem } : { problem, challenge, session, step: nameOf(challenge) });
    }
    case 'CHALLENGE':
      if (!Object.hasOwn(CHALLENGE_FIELDS, step.name)) return again({ problem: 'MFA_NEEDED' });
      return again({ step: nameOf(step.name), challenge: step.name, session: step.session, sentTo: step.sentTo });
    case 'SIGNED_IN': {
      const staff = await staffOfToken(parts, step.idToken);
      if (!staff) return again({ problem: 'NOT_STAFF' });
      // the embedded pool leaves it to each person
      if (!identity.pool && !(isAnswer && FACTORS.includes(challenge))) return again({ problem: 'MFA_NEEDED' });
      await noteDevice(parts, { ...place, email });
      return { status: 'SIGNED_IN', staff, family: familyOf(step.idToken), refreshToken: step.refreshToken ?? '' };
    }
  }
}

/** Somebody who guesses is refused before the pool hears of it. */
async function byPassword(
  parts: Parts,
  login: { readonly email: string; readonly password: string },
  place: SignInPlace,
): Promise<PoolStep> {
  const asked = { ...place, email: login.email };
  if (await isGuessing(parts, asked)) return { status: 'REFUSED', fault: 'TooManyRequestsException' };
  const step = await signInByPassword(parts.identity, login, place);
  if (step.status === 'SIGNED_IN' || step.status === 'CHALLENGE') await forgivePassword(parts, asked);
  return step;
}

const nameOf = (challenge: string): SignInView['step'] =>
  challenge === 'NEW_PASSWORD_REQUIRED' ? 'NEW_PASSWORD' : 'CODE';

/** Of several second factors the desk takes the first that the person has. */
async function chosen(
  { identity }: Pick<Parts, 'identity'>,
  step: PoolStep,
  email: string,
  address: string,
): Promise<PoolStep> {
  if (step.status !== 'CHALLENGE' || step.name !== 'SELECT_MFA_TYPE') return step;
  const asked = { email, challenge: step.name, session: step.session, answer: 'SOFTWARE_TOKEN_MFA' };
  return answerChallenge(identity, asked, address);
}
