import { randomBytes } from 'node:crypto';
import { POOL_NAME, PoolException, type PoolUser, type PoolUsers } from './pool-users.ts';
import { openSrp } from './srp-verifier.ts';

type Body = Readonly<Record<string, string>>;
type Pending = { readonly user: PoolUser; readonly challenges: readonly string[] };

/** The code of all challenges in this pool. */
export const POOL_CODE = '123456';
/** Secret of the authenticator app. */
export const APP_SECRET = 'JBSWY3DPEHPK3PXP';

/** The first backup codes of this pool. */
export const BACKUP_CODES = ['AAAAA-11111', 'BBBBB-11111'] as const;

const BY_EMAIL = { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: 'm***@e***' };
const PARAMS: Readonly<Record<string, Body>> = {
  CUSTOM_CHALLENGE: BY_EMAIL,
  EMAIL_OTP: BY_EMAIL,
  MFA_SETUP: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
  SELECT_MFA_TYPE: { MFAS_CAN_CHOOSE: '["EMAIL_OTP","SOFTWARE_TOKEN_MFA"]' },
  NEW_PASSWORD_REQUIRED: { requiredAttributes: '[]' },
};

/** True when it was one of the user's codes, which it is no more. */
function takeBackup(user: PoolUser, answer: string): boolean {
  const left = (user.backupCodes ?? []).filter((code) => code.replace('-', '') !== answer);
  const isTaken = left.length < (user.backupCodes ?? []).length;
  if (isTaken) user.backupCodes = left;
  return isTaken;
}

const wrong = () => new PoolException('NotAuthorizedException', 'Incorrect username or password.');

/** SRP passwords, then the user's challenges. Sessions and secret blocks work once. */
export function createPoolSignIn(users: PoolUsers) {
  const blocks = new Map<string, { readonly user: PoolUser; readonly srp: ReturnType<typeof openSrp> }>();
  const sessions = new Map<string, Pending>();
  const open = (pending: Pending): string => {
    const session = randomBytes(24).toString('base64url');
    sessions.set(session, pending);
    return session;
  };
  const take = (session: string): Pending => {
    const pending = sessions.get(session);
    sessions.delete(session);
    if (!pending) throw new PoolException('NotAuthorizedException', 'Invalid session for the user.');
    return pending;
  };
  const nextChallenge = ({ user, challenges }: Pending) => {
    const [name] = challenges;
    if (!name) return { ChallengeParameters: {}, AuthenticationResult: users.giveTokens(user) };
    const BACKUP_CODES = String((user.backupCodes ?? []).length > 0);
    const ChallengeParameters = {
      USER_ID_FOR_SRP: user.sub,
      ...PARAMS[name],
      ...(name === 'SOFTWARE_TOKEN_MFA' && { BACKUP_CODES }),
    };
    return { ChallengeName: name, Session: open({ user, challenges }), ChallengeParameters };
  };

  return {
    initiate({ USERNAME = '', SRP_A = '' }: Body) {
      const user = users.find(USERNAME);
      if (!user) throw wrong();
      const verifier = user.verifier();
      const srp = openSrp(verifier, SRP_A);
      const SECRET_BLOCK = randomBytes(64).toString('base64');
      blocks.set(SECRET_BLOCK, { user, srp });
      const salt = verifier.salt.toString(16);
      const ChallengeParameters = { SALT: salt, SECRET_BLOCK, SRP_B: srp.serverShown, USER_ID_FOR_SRP: user.sub };
      return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters };
    },

    verify({ PASSWORD_CLAIM_SECRET_BLOCK: block = '', PASSWORD_CLAIM_SIGNATURE = '', TIMESTAMP = '' }: Body) {
      const started = blocks.get(block);
      blocks.delete(block);
      if (!started) throw wrong();
      const { user, srp } = started;
      const isTime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [1-3]?\d \d\d:\d\d:\d\d UTC \d{4}$/.test(TIMESTAMP);
      const parts = [POOL_NAME, user.sub, Buffer.from(block, 'base64'), TIMESTAMP];
      if (!isTime || !srp.isProof(PASSWORD_CLAIM_SIGNATURE, ...parts)) throw wrong();
      if (user.refusal) throw new PoolException(user.refusal.name, user.refusal.message);
      if (!user.isConfirmed) throw new PoolException('UserNotConfirmedException', 'User is not confirmed.');
      return nextChallenge({ user, challenges: user.challenges });
    },

    respond(name: string, session: string, responses: Body) {
      const { user, challenges } = take(session);
      const [expected, ...rest] = challenges;
      if (name !== expected || responses.USERNAME !== user.sub) throw wrong();
      const { USERNAME: _, ...answers } = responses;
      const [answer = POOL_CODE] = Object.values(answers);
      if (name === 'NEW_PASSWORD_REQUIRED') users.setPassword(user, answer);
      else if (name === 'SELECT_MFA_TYPE') return nextChallenge({ user, challenges: [answer] });
      else if (takeBackup(user, answer)) return nextChallenge({ user, challenges: rest });
      else if (answer !== POOL_CODE) throw new PoolException('CodeMismatchException', 'Invalid code.');
      return nextChallenge({ user, challenges: rest });
    },

    /** A correct app code exchanges the session for the next, which completes set-up without a code. */
    associate: (session: string) => ({ SecretCode: APP_SECRET, Session: open(take(session)) }),
    verifyApp(session: string, code: string) {
      if (code !== POOL_CODE) throw new PoolException('EnableSoftwareTokenMFAException', 'Code mismatch');
      return { Status: 'SUCCESS', Session: open(take(session)) };
    },
  };
}
