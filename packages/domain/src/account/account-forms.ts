import { cleanEmail, emailFault } from '../forms/check-email.ts';
import { cleanName, nameFault } from '../forms/check-name.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import { checkPhone, type ReadPhone } from '../forms/phone.ts';
import { countCharacters } from '../forms/text-size.ts';
import { readBackupCode } from '../identity/backup-code.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { COUNTRY } from '../settings/shop-constants.ts';
import type { AccountFormCode } from './account-form-codes.ts';
import { checkPassword, checkRepeat } from './check-password.ts';

export type NewPasswordFields = { readonly password: string; readonly repeatPassword: string };
export type SignUpFields = NewPasswordFields & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly agreeToMarketing: boolean;
};
export type LogInFields = { readonly email: string; readonly password: string };
export type ContactInfoFields = { readonly firstName: string; readonly lastName: string; readonly phone: string };
export type ResetPasswordFields = NewPasswordFields & { readonly code: string };
export type ChangePasswordFields = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatPassword: string;
};

type Wrong = Reason<AccountFormCode> | undefined;
export type CheckedForm<T> = Success<T> | Rejected<AccountFormCode>;

const answer = <T>(value: T, ...checks: readonly Wrong[]): CheckedForm<T> => {
  const reasons = checks.filter((reason) => reason !== undefined);
  return reasons.length > 0 ? rejected(...reasons) : success(value);
};

const withMax = (code: AccountFormCode, field: string, max: number): Reason<AccountFormCode> =>
  code.endsWith('_TOO_LONG') ? { code, field, params: { max } } : { code, field };

function checkEmailField(email: string): Wrong {
  const fault = emailFault(email);
  return fault && withMax(`EMAIL_${fault}`, 'email', FORM_LIMITS.emailMax);
}

function checkNames({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): Wrong[] {
  const [first, last] = [nameFault(firstName), nameFault(lastName)];
  return [
    first && withMax(`FIRST_NAME_${first}`, 'firstName', FORM_LIMITS.nameMax),
    last && withMax(`LAST_NAME_${last}`, 'lastName', FORM_LIMITS.nameMax),
  ];
}

const cleanNames = <T extends { readonly firstName: string; readonly lastName: string }>(fields: T): T => ({
  ...fields,
  firstName: cleanName(fields.firstName),
  lastName: cleanName(fields.lastName),
});

/** Digits in a one-time code. */
const CODE_LENGTH = 6;

const checkCode = (code: string): Wrong => (code === '' ? { code: 'CODE_EMPTY', field: 'code' } : undefined);

/** Create account [C-2-53 C-5-13…39]. */
export function checkSignUp(fields: SignUpFields): CheckedForm<Omit<SignUpFields, 'repeatPassword'>> {
  const { repeatPassword, ...rest } = cleanNames({ ...fields, email: cleanEmail(fields.email) });
  return answer(
    rest,
    ...checkNames(rest),
    checkEmailField(rest.email),
    checkPassword(rest.password, 'password'),
    checkRepeat(rest.password, repeatPassword),
  );
}

/** Log in: an old password may break today's rules, so it only has to be present [C-5-40 C-5-41]. */
export function checkLogIn({ email, password }: LogInFields): CheckedForm<LogInFields> {
  const clean = { email: cleanEmail(email), password };
  const missing: Wrong = password === '' ? { code: 'LOGIN_PASSWORD_EMPTY', field: 'password' } : undefined;
  return answer(clean, checkEmailField(clean.email), missing);
}

/** Send the password-reset email, or resend a code. */
export function checkForgotPassword({ email }: { readonly email: string }): CheckedForm<{ readonly email: string }> {
  const clean = cleanEmail(email);
  return answer({ email: clean }, checkEmailField(clean));
}

/** Reset password with the emailed code [C-5-33…39]. */
export function checkResetPassword({ code, password, repeatPassword }: ResetPasswordFields) {
  const clean = code.replaceAll(/\s/g, '');
  const checks = [checkCode(clean), checkPassword(password, 'password'), checkRepeat(password, repeatPassword)];
  return answer({ code: clean, password }, ...checks);
}

/** A one-time code, from an email or an authenticator app. */
export function checkOneTimeCode(
  fields: { readonly code: string },
  source: 'email' | 'app',
): CheckedForm<typeof fields> {
  const code = source === 'app' ? 'APP_CODE_EMPTY' : 'CODE_EMPTY';
  return answer(fields, fields.code.length < CODE_LENGTH ? { code, field: 'code' } : undefined);
}

/** One of the codes that stand in for a lost authenticator app. */
export function checkBackupCode(fields: { readonly code: string }): CheckedForm<typeof fields> {
  const code = readBackupCode(fields.code);
  return answer({ code: code ?? '' }, code === null ? { code: 'BACKUP_CODE_INVALID', field: 'code' } : undefined);
}

/** The answer to a sign-in challenge question. */
export const checkAnswer = (fields: { readonly answer: string }): CheckedForm<typeof fields> =>
  answer(fields, fields.answer.trim() === '' ? { code: 'ANSWER_EMPTY', field: 'answer' } : undefined);

/** Confirms the password before an account is deleted. */
export const checkCurrentPassword = (fields: { readonly password: string }): CheckedForm<typeof fields> =>
  answer(fields, fields.password === '' ? { code: 'CURRENT_PASSWORD_EMPTY', field: 'password' } : undefined);

/** Update password [C-5-42 C-5-43]. */
export function checkChangePassword({ currentPassword, newPassword, repeatPassword }: ChangePasswordFields) {
  return answer(
    { currentPassword, newPassword },
    currentPassword === '' ? { code: 'CURRENT_PASSWORD_EMPTY', field: 'currentPassword' } : undefined,
    checkPassword(newPassword, 'newPassword', 'NEW_PASSWORD_EMPTY'),
    checkRepeat(newPassword, repeatPassword),
  );
}

/** Update contact info. The phone is optional, and Australian if given [C-5-44 C-5-45 C-5-46]. */
export function checkContactInfo(fields: ContactInfoFields, readPhone: ReadPhone): CheckedForm<ContactInfoFields> {
  const clean = cleanNames(fields);
  const telephone = { countryCode: COUNTRY, number: fields.phone };
  const phone = checkPhone(telephone, { required: false, allowedCountries: [COUNTRY] }, readPhone);
  const isRight = 'e164' in phone && countCharacters(fields.phone.trim()) <= FORM_LIMITS.phoneMax;
  return answer(
    { ...clean, phone: isRight ? phone.e164 : '' },
    ...checkNames(clean),
    isRight ? undefined : { code: 'PHONE_INVALID', field: 'phone' },
  );
}
