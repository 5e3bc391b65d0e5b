import { type AccountFormCode, checkPassword } from '@wattle/domain/account';

type PasswordCode = Extract<AccountFormCode, `PASSWORD_${string}`>;

/** The shop's password rules in Cognito's wording. */
const WORDS: Readonly<Record<PasswordCode, string>> = {
  PASSWORD_EMPTY: 'Password not long enough',
  PASSWORD_OUTER_SPACE: 'Password must not start or end with a space',
  PASSWORD_TOO_SHORT: 'Password not long enough',
  PASSWORD_TOO_LONG: 'Password too long',
  PASSWORD_WITHOUT_LOWERCASE: 'Password must have lowercase characters',
  PASSWORD_WITHOUT_UPPERCASE: 'Password must have uppercase characters',
  PASSWORD_WITHOUT_NUMBER: 'Password must have numeric characters',
  PASSWORD_WITHOUT_SPECIAL: 'Password must have symbol characters',
};

const isPasswordCode = (code: AccountFormCode): code is PasswordCode => Object.hasOwn(WORDS, code);

/** [C-5-26..32] What is wrong with a new password, in Cognito's wording; undefined when it is fine. */
export function passwordProblem(password: string): string | undefined {
  const code = checkPassword(password, 'password')?.code;
  if (code === undefined) return undefined;
  return isPasswordCode(code) ? WORDS[code] : 'Password is not allowed';
}
