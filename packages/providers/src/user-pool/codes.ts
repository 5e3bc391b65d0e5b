import { newCode } from './crypto/digest.ts';
import type { Account } from './find-account.ts';
import type { PoolContext } from './pool-context.ts';
import type { CodeResult, PoolMail } from './port.ts';
import type { CodePurpose, PoolUser } from './records.ts';
import { type Refused, refuse } from './refuse.ts';
import { CODE_ATTEMPTS, RESET_CODE_SECONDS, SIGN_UP_CODE_SECONDS } from './settings.ts';
import { accountAt, forgive, isTooMany } from './throttle.ts';

const SECONDS: Readonly<Record<CodePurpose, number>> = {
  SIGN_UP: SIGN_UP_CODE_SECONDS,
  RESET_PASSWORD: RESET_CODE_SECONDS,
  VERIFY_EMAIL: SIGN_UP_CODE_SECONDS,
};
const MAILS = {
  SIGN_UP: 'SIGN_UP_CODE',
  RESET_PASSWORD: 'RESET_PASSWORD_CODE',
  VERIFY_EMAIL: 'VERIFY_EMAIL_CODE',
} as const satisfies Record<CodePurpose, PoolMail['kind']>;

const blank = (pool: PoolContext, purpose: CodePurpose) => ({
  attemptsLeft: CODE_ATTEMPTS,
  expiresAt: pool.clock() + SECONDS[purpose] * 1000,
});

const hashCode = (pool: PoolContext, purpose: CodePurpose, sub: string, code: string): string =>
  pool.secrets.hash(`code:${purpose}:${sub}:${code}`);

/** Stores a code whether or not the user exists, and mails it only if they do. */
export async function giveCode(
  pool: PoolContext,
  purpose: CodePurpose,
  account: Account,
  target: string | null = null,
) {
  const code = newCode();
  const record = { purpose, sub: account.sub, hash: hashCode(pool, purpose, account.sub, code), target };
  const { attemptsLeft, expiresAt } = blank(pool, purpose);
  await pool.store.putCode({ ...record, attemptsLeft, expiresAt });
  const { user } = account;
  if (user) pool.send({ kind: MAILS[purpose], code, expiresAt, ...addressee(user), to: target ?? user.email });
}

export const addressee = (user: PoolUser) => ({
  to: user.email,
  sub: user.sub,
  givenName: user.attributes.given_name ?? null,
});

/** Tries a code. What its own network refuses costs the code no attempt, so that the owner still has some. */
export async function tryCode(
  pool: PoolContext,
  purpose: CodePurpose,
  asked: Asked & { readonly code: string },
): Promise<CodeResult> {
  const place = accountAt(asked.sub, asked.address);
  if (await isTooMany(pool, 'codePair', place)) return { status: 'LIMIT' };
  const hash = hashCode(pool, purpose, asked.sub, asked.code.trim());
  const result = await pool.store.takeCode({ purpose, sub: asked.sub, hash }, blank(pool, purpose), pool.clock());
  if (result.status === 'TAKEN') await forgive(pool, 'codePair', place);
  return result;
}

type Asked = { readonly sub: string; readonly address: string };

/** Counts a code that is asked for by mail; with a new code, its network may try again. */
export async function isMailingTooOften(pool: PoolContext, { sub, address }: Asked): Promise<boolean> {
  const place = accountAt(sub, address);
  if ((await isTooMany(pool, 'mailPair', place)) || (await isTooMany(pool, 'mailAccount', sub))) return true;
  await forgive(pool, 'codePair', place);
  return false;
}

export function refuseCode(result: Exclude<CodeResult, { readonly status: 'TAKEN' }>): Refused {
  switch (result.status) {
    case 'LIMIT':
      return refuse('TooManyFailedAttemptsException', 'Too many failed attempts. Ask for a new code.');
    case 'MISMATCH':
      return refuse('CodeMismatchException', 'Invalid verification code provided, please try again.');
    case 'EXPIRED':
    case 'ALREADY_TAKEN':
      return refuse('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
}

/** `a***@e***`: enough for the owner to recognise the mailbox. */
export const maskEmail = (email: string): string =>
  /^.+@.+$/s.test(email) ? email.replace(/^(.).*@(.).*$/s, '$1***@$2***') : '***';

export const deliveryTo = (email: string) => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) },
});
