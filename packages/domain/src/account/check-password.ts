import { countCharacters } from '../forms/text-size.ts';
import type { Reason } from '../results/outcome.ts';
import type { AccountFormCode } from './account-form-codes.ts';

/** [C-5-26 C-5-27] */
export const PASSWORD_LIMITS = { min: 8, max: 256 } as const;

/** The user pool's special characters, including inner spaces. Its letter and digit rules are ASCII only. */
const SPECIAL = /[ ^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

type PasswordCode = Extract<AccountFormCode, `PASSWORD_${string}`>;
type Part = {
  readonly code: PasswordCode;
  readonly isMet: (password: string) => boolean;
  readonly params?: Readonly<Record<string, number>>;
};

const { min, max } = PASSWORD_LIMITS;

/** Every rule for a new password, in display order [C-5-26…32]. */
const PARTS: readonly Part[] = [
  { code: 'PASSWORD_OUTER_SPACE', isMet: (password) => password === password.trim() },
  { code: 'PASSWORD_TOO_SHORT', isMet: (password) => countCharacters(password) >= min, params: { min } },
  { code: 'PASSWORD_TOO_LONG', isMet: (password) => countCharacters(password) <= max, params: { max } },
  { code: 'PASSWORD_WITHOUT_LOWERCASE', isMet: (password) => /[a-z]/.test(password) },
  { code: 'PASSWORD_WITHOUT_UPPERCASE', isMet: (password) => /[A-Z]/.test(password) },
  { code: 'PASSWORD_WITHOUT_NUMBER', isMet: (password) => /[0-9]/.test(password) },
  { code: 'PASSWORD_WITHOUT_SPECIAL', isMet: (password) => SPECIAL.test(password.trim()) },
];

/** Each rule and whether it is met, for the live checklist. */
export const listPasswordParts = (password: string): { readonly code: PasswordCode; readonly isMet: boolean }[] =>
  PARTS.map(({ code, isMet }) => ({ code, isMet: password !== '' && isMet(password) }));

/** The first rule that a new password breaks, if any. Passwords are never trimmed [C-5-26…36 D-5-17]. */
export function checkPassword(
  password: string,
  field: string,
  emptyCode: AccountFormCode = 'PASSWORD_EMPTY',
): Reason<AccountFormCode> | undefined {
  if (password === '') return { code: emptyCode, field };
  const missed = PARTS.find(({ isMet }) => !isMet(password));
  return missed && { code: missed.code, field, ...(missed.params && { params: missed.params }) };
}

/** Checks that the repeated password matches [C-5-38 C-5-39]. */
export function checkRepeat(password: string, repeated: string): Reason<AccountFormCode> | undefined {
  const field = 'repeatPassword';
  if (repeated === '') return { code: 'REPEAT_PASSWORD_EMPTY', field };
  return repeated === password ? undefined : { code: 'REPEAT_PASSWORD_DIFFERENT', field };
}
