import { describe, expect, it } from 'vitest';
import type { ReadPhone } from '../forms/phone.ts';
import {
  type CheckedForm,
  checkAnswer,
  checkBackupCode,
  checkChangePassword,
  checkContactInfo,
  checkCurrentPassword,
  checkForgotPassword,
  checkLogIn,
  checkOneTimeCode,
  checkResetPassword,
  checkSignUp,
} from './account-forms.ts';

const GOOD = 'Kettle-42x';
const OTHER = 'Kettle-43x';
const wrong = <T>(checked: CheckedForm<T>) =>
  checked.status === 'REJECTED' ? checked.reasons.map(({ field, code }) => `${field} ${code}`) : [];
const mobile: ReadPhone = () => ({
  status: 'SUCCESS',
  countryCode: 'AU',
  isValid: true,
  e164: '+61491570156',
  national: '0491 570 156',
});
const unreadable: ReadPhone = () => ({ status: 'REJECTED', code: 'TOO_SHORT' });

const signUp = {
  firstName: ' Mia ',
  lastName: 'Tran',
  email: ' Mia@Example.com ',
  password: GOOD,
  repeatPassword: GOOD,
  agreeToMarketing: true,
};

describe('a form of an account sends', () => {
  it('who signs up, clean, and no repeated password [C-2-53]', () => {
    expect(checkSignUp(signUp)).toEqual({
      status: 'SUCCESS',
      value: {
        firstName: 'Mia',
        lastName: 'Tran',
        email: 'mia@example.com',
        password: GOOD,
        agreeToMarketing: true,
      },
    });
  });

  it('an email address and a password as it was typed, however old [C-5-40 C-5-41]', () => {
    const value = { email: 'mia@example.com', password: ' x ' };
    expect(checkLogIn({ email: 'MIA@example.com', password: ' x ' })).toEqual({ status: 'SUCCESS', value });
    expect(checkForgotPassword({ email: ' MIA@example.com' })).toEqual({
      status: 'SUCCESS',
      value: { email: 'mia@example.com' },
    });
  });

  it('a code without its spaces, and the new password', () => {
    const fields = { code: ' 123 456 ', password: GOOD, repeatPassword: GOOD };
    expect(checkResetPassword(fields)).toEqual({ status: 'SUCCESS', value: { code: '123456', password: GOOD } });
  });

  it('the password that there is and the one that is wanted [C-5-42]', () => {
    const fields = { currentPassword: 'old', newPassword: GOOD };
    expect(checkChangePassword({ ...fields, repeatPassword: GOOD })).toEqual({ status: 'SUCCESS', value: fields });
  });

  it('a name and a phone in full, or none [C-5-44 C-5-46]', () => {
    const fields = { firstName: ' Mia', lastName: 'Tran ', phone: '0491 570 156' };
    const value = { firstName: 'Mia', lastName: 'Tran', phone: '+61491570156' };
    expect(checkContactInfo(fields, mobile)).toEqual({ status: 'SUCCESS', value });
    expect(checkContactInfo({ ...fields, phone: ' ' }, unreadable)).toEqual({
      status: 'SUCCESS',
      value: { ...value, phone: '' },
    });
  });
});

describe('a form of an account says by field what is wrong', () => {
  it.each([
    [
      'signing up with nothing',
      checkSignUp({ ...signUp, firstName: '', lastName: '', email: '', password: '', repeatPassword: '' }),
      [
        'firstName FIRST_NAME_EMPTY',
        'lastName LAST_NAME_EMPTY',
        'email EMAIL_EMPTY',
        'password PASSWORD_EMPTY',
        'repeatPassword REPEAT_PASSWORD_EMPTY',
      ],
    ],
    [
      'two passwords that differ',
      checkSignUp({ ...signUp, repeatPassword: OTHER }),
      ['repeatPassword REPEAT_PASSWORD_DIFFERENT'],
    ],
    [
      'logging in with nothing',
      checkLogIn({ email: '', password: '' }),
      ['email EMAIL_EMPTY', 'password LOGIN_PASSWORD_EMPTY'],
    ],
    ['forgetting who', checkForgotPassword({ email: 'mia' }), ['email EMAIL_INVALID']],
    [
      'resetting with nothing',
      checkResetPassword({ code: ' ', password: '', repeatPassword: '' }),
      ['code CODE_EMPTY', 'password PASSWORD_EMPTY', 'repeatPassword REPEAT_PASSWORD_EMPTY'],
    ],
    [
      'changing to nothing',
      checkChangePassword({ currentPassword: '', newPassword: '', repeatPassword: '' }),
      [
        'currentPassword CURRENT_PASSWORD_EMPTY',
        'newPassword NEW_PASSWORD_EMPTY',
        'repeatPassword REPEAT_PASSWORD_EMPTY',
      ],
    ],
    [
      'a number that is none',
      checkContactInfo({ firstName: 'Mia', lastName: 'Tran', phone: '12' }, unreadable),
      ['phone PHONE_INVALID'],
    ],
    [
      'a number of 21 characters',
      checkContactInfo({ firstName: 'Mia', lastName: 'Tran', phone: '0'.repeat(21) }, mobile),
      ['phone PHONE_INVALID'],
    ],
    [
      'a number of 20 characters, with spaces around it',
      checkContactInfo({ firstName: 'Mia', lastName: 'Tran', phone: `  ${'0'.repeat(20)}  ` }, mobile),
      [],
    ],
  ])('%s', (_, checked: CheckedForm<unknown>, expected) => {
    expect(wrong(checked)).toEqual(expected);
  });

  it('and how long a text may be [C-5-13 C-5-19 C-5-20]', () => {
    const long = checkSignUp({ ...signUp, firstName: 'm'.repeat(21), email: `${'m'.repeat(250)}@example.com` });
    expect(long).toMatchObject({
      reasons: [
        { code: 'FIRST_NAME_TOO_LONG', field: 'firstName', params: { max: 20 } },
        { code: 'EMAIL_TOO_LONG', field: 'email', params: { max: 250 } },
      ],
    });
  });
});

describe('a single field of an account', () => {
  it.each([
    ['a backup code that is none', checkBackupCode({ code: '123456' }), ['code BACKUP_CODE_INVALID']],
    ['an emailed code that is missing', checkOneTimeCode({ code: '' }, 'email'), ['code CODE_EMPTY']],
    ['an emailed code cut short', checkOneTimeCode({ code: '12345' }, 'email'), ['code CODE_EMPTY']],
    ['an emailed code', checkOneTimeCode({ code: '123456' }, 'email'), []],
    ['a code of an app that is missing', checkOneTimeCode({ code: '' }, 'app'), ['code APP_CODE_EMPTY']],
    ['a code of an app', checkOneTimeCode({ code: '123456' }, 'app'), []],
    ['no answer', checkAnswer({ answer: '' }), ['answer ANSWER_EMPTY']],
    ['an answer of spaces', checkAnswer({ answer: '  ' }), ['answer ANSWER_EMPTY']],
    ['an answer', checkAnswer({ answer: ' Rex ' }), []],
    ['no password to confirm with', checkCurrentPassword({ password: '' }), ['password CURRENT_PASSWORD_EMPTY']],
    ['a password that breaks today’s rules', checkCurrentPassword({ password: ' x' }), []],
  ])('is checked: %s', (_case, checked, reasons) => {
    expect(wrong<unknown>(checked)).toEqual(reasons);
  });

  it('is sent as it was typed', () => {
    expect(checkOneTimeCode({ code: '123456' }, 'app')).toEqual({ status: 'SUCCESS', value: { code: '123456' } });
    expect(checkAnswer({ answer: ' Rex ' })).toEqual({ status: 'SUCCESS', value: { answer: ' Rex ' } });
    expect(checkCurrentPassword({ password: ' x' })).toEqual({ status: 'SUCCESS', value: { password: ' x' } });
  });
});
