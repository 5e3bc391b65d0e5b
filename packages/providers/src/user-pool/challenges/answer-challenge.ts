import { sealPassword } from '../find-account.ts';
import { passwordProblem } from '../password-policy.ts';
import type { PoolContext } from '../pool-context.ts';
import { readTexts } from '../read-fields.ts';
import { invalidSession, refuse } from '../refuse.ts';
import { useSession } from './challenge-session.ts';
import { checkFactor } from './check-factor.ts';
import { byChosen } from './first-factor.ts';
import type { ChallengeName, Flow, Responses, Step } from './flow.ts';
import { afterPasskey, afterPassword, askFactor, askMailedCode, secondFactor } from './next-step.ts';
import { checkPasskey } from './passkey-challenge.ts';
import { checkSrp } from './srp-challenge.ts';
import { finishTotpSetup } from './totp-setup.ts';

type Answer = (pool: PoolContext, flow: Flow, session: string, responses: Responses) => Promise<Step>;

const answerSrp: Answer = async (pool, flow, _session, responses) => {
  const proved = await checkSrp(pool, flow, responses);
  if (proved.status === 'REFUSED') return proved;
  const { user, thenCustom } = proved;
  if (!thenCustom) return afterPassword(pool, flow, user);
  return askMailedCode(pool, flow, 'CUSTOM_CHALLENGE', { sub: user.sub, user }, user.email);
};

const answerCustom: Answer = async (pool, flow, session, responses) => {
  const read = readTexts(responses, ['ANSWER']);
  if (read.status === 'REFUSED') return read;
  const checked = await checkFactor(pool, flow, 'CUSTOM_CHALLENGE', session, read.value.ANSWER);
  return checked.status === 'REFUSED' ? checked : afterPassword(pool, flow, checked.value);
};

const answerFactor =
  (name: 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP'): Answer =>
  async (pool, flow, session, responses) => {
    const field = `${name}_CODE` as const;
    const read = readTexts(responses, [field]);
    if (read.status === 'REFUSED') return read;
    const checked = await checkFactor(pool, flow, name, session, read.value[field]);
    return checked.status === 'REFUSED' ? checked : { status: 'DONE', user: checked.value };
  };

const answerSelect: Answer = async (pool, flow, session, responses) => {
  const read = readTexts(responses, ['ANSWER']);
  if (read.status === 'REFUSED') return read;
  const { ANSWER } = read.value;
  if (ANSWER === 'SMS_MFA') return refuse('MFAMethodNotFoundException', 'No valid MFA method provided');
  if (ANSWER !== 'SOFTWARE_TOKEN_MFA' && ANSWER !== 'EMAIL_OTP')
    return refuse('InvalidParameterException', 'Invalid MFA type');
  const used = await useSession(pool, flow, 'SELECT_MFA_TYPE', session);
  const user = used && (await pool.store.findUser(used.sub));
  if (!used || !user || !(await used.finish())) return invalidSession();
  if (!user.mfaMethods.includes(ANSWER)) return refuse('MFAMethodNotFoundException', 'No valid MFA method provided');
  return askFactor(pool, flow, user, ANSWER);
};

const answerNewPassword: Answer = async (pool, flow, session, responses) => {
  const read = readTexts(responses, ['NEW_PASSWORD']);
  if (read.status === 'REFUSED') return read;
  const problem = passwordProblem(read.value.NEW_PASSWORD);
  if (problem) return refuse('InvalidPasswordException', `Password does not conform to policy: ${problem}`);
  const used = await useSession(pool, flow, 'NEW_PASSWORD_REQUIRED', session);
  const user = used && (await pool.store.findUser(used.sub));
  if (!used || !user || !(await used.finish())) return invalidSession();
  const password = sealPassword(pool, user.sub, read.value.NEW_PASSWORD);
  const change = { password, status: 'CONFIRMED' } as const;
  await pool.store.changeUser(user.sub, change, pool.clock());
  return secondFactor(pool, flow, { ...user, ...change });
};

const answerPasskey: Answer = async (pool, flow, session, responses) => {
  const checked = await checkPasskey(pool, flow, session, responses);
  return checked.status === 'REFUSED' ? checked : afterPasskey(pool, flow, checked.value);
};

const ANSWERS: Readonly<Record<ChallengeName, Answer>> = {
  PASSWORD_VERIFIER: answerSrp,
  CUSTOM_CHALLENGE: answerCustom,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  MFA_SETUP: (pool, flow, session) => finishTotpSetup(pool, flow, session),
  SELECT_MFA_TYPE: answerSelect,
  SOFTWARE_TOKEN_MFA: answerFactor('SOFTWARE_TOKEN_MFA'),
  EMAIL_OTP: answerFactor('EMAIL_OTP'),
  SELECT_CHALLENGE: byChosen,
  WEB_AUTHN: answerPasskey,
};

/** [C-4-17..22] The next step after an answer. */
export const answerChallenge = (
  pool: PoolContext,
  flow: Flow,
  name: ChallengeName,
  session: string,
  responses: Responses,
): Promise<Step> => ANSWERS[name](pool, flow, session, responses);
