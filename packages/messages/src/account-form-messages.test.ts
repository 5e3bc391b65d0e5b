import {
  type AccountFormCode,
  type CheckedForm,
  checkChangePassword,
  checkContactInfo,
  checkForgotPassword,
  checkLogIn,
  checkResetPassword,
  checkSignUp,
  listPasswordParts,
} from '@wattle/domain/account';
import type { ReadPhone } from '@wattle/domain/forms';
import { describe, expect, it } from 'vitest';
import { accountFormMessages } from './account-form-messages.ts';
import { fillMessage } from './fill-message.ts';

const RIGHT = 'Wattle-1234';
const MIA = {
  firstName: 'Mia',
  lastName: 'Tran',
  email: 'mia@example.com',
  password: RIGHT,
  repeatPassword: RIGHT,
  agreeToMarketing: false,
};

const readPhone: ReadPhone = ({ number }) => {
  if (!/^[+\d\s]+$/.test(number)) return { status: 'REJECTED', code: 'NOT_A_NUMBER' };
  const countryCode = number.startsWith('+64') ? 'NZ' : 'AU';
  const figures = number.replaceAll(/\D/g, '');
  return { status: 'SUCCESS', countryCode, isValid: figures.length === 10, e164: `+${figures}`, national: number };
};

const said = (checked: CheckedForm<unknown>): string[] =>
  checked.status === 'SUCCESS'
    ? []
    : checked.reasons.map(({ code, params }) => fillMessage(accountFormMessages[code], params));

const e = (count: number) => 'é'.repeat(count);
/** A valid password of this length. */
const passwordOf = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;

describe('names and email of the account say', () => {
  it.each([
    ['Enter your first name.', { firstName: '' }, '[C-5-22]'],
    ['Enter your first name.', { firstName: ' \n ' }, '[C-5-22]'],
    ['Enter your last name.', { lastName: '' }, '[C-5-23]'],
    ['Enter a valid first name.', { firstName: 'Mi@' }, '[C-5-21 C-5-25 C-5-71]'],
    ['Enter a valid last name.', { lastName: 'Tr<n' }, '[C-5-21 C-5-25 C-5-71]'],
    ['Enter a first name with 20 characters or fewer.', { firstName: 'M'.repeat(21) }, '[C-5-19 C-5-24 C-5-25]'],
    ['Enter a last name with 20 characters or fewer.', { lastName: 'T'.repeat(21) }, '[C-5-20 C-5-24 C-5-25]'],
    ['Enter a first name with fewer characters.', { firstName: e(11) }, '[C-5-24 C-5-25]'],
    ['Enter a last name with fewer characters.', { lastName: e(11) }, '[C-5-24 C-5-25]'],
    ['Enter your email address.', { email: '' }, '[C-5-14]'],
    ['Enter a valid email address.', { email: 'mia@' }, '[C-5-15]'],
    ['Enter an email address with fewer characters.', { email: `${e(120)}@example.com` }, '[C-5-16]'],
    [
      'Enter an email address with 250 characters or fewer.',
      { email: `${'m'.repeat(239)}@example.com` },
      '[C-5-13 C-5-17]',
    ],
  ])('%s %j %s', (sentence, wrong, _ids) => {
    expect(said(checkSignUp({ ...MIA, ...wrong }))).toEqual([sentence]);
  });

  it.each([
    [{ firstName: 'M'.repeat(20), lastName: e(10) }, '[C-5-19 C-5-20]'],
    [{ firstName: "Mary-Jane O'Neil", lastName: 'St. James, Jr.' }, '[C-5-21 C-5-71]'],
    [{ email: `${'m'.repeat(238)}@example.com` }, '[C-5-13]'],
  ])('nothing for %j %s', (right, _ids) => {
    expect(said(checkSignUp({ ...MIA, ...right }))).toEqual([]);
  });
});

describe('a new password says', () => {
  it.each([
    ['Enter a password.', '', '[C-5-33]'],
    ['Your password cannot start or end with a space.', ` ${RIGHT}`, '[C-5-32 C-5-34 D-5-17]'],
    ['Your password cannot start or end with a space.', `${RIGHT} `, '[C-5-32 C-5-34 D-5-17]'],
    ['Use 8 characters or more.', passwordOf(7), '[C-5-26 C-5-36]'],
    ['Use 256 characters or fewer.', passwordOf(257), '[C-5-27 C-5-35]'],
    ['Include a lowercase letter.', 'WATTLE-1234', '[C-5-28 C-5-37]'],
    ['Include an uppercase letter.', 'wattle-1234', '[C-5-29 C-5-37]'],
    ['Include a number.', 'Wattle-tree', '[C-5-30 C-5-37]'],
    ['Include a special character.', 'Wattle12345', '[C-5-31 C-5-37]'],
  ])('%s %j %s', (sentence, password, _ids) => {
    expect(said(checkSignUp({ ...MIA, password, repeatPassword: password || 'x' }))[0]).toBe(sentence);
  });

  it.each([
    [passwordOf(8), '[C-5-26]'],
    [passwordOf(256), '[C-5-27]'],
    ['Two words 1', '[C-5-31 C-5-32]'],
    ['Wattle_12345', '[C-5-31]'],
  ])('nothing for %s %s', (password, _ids) => {
    expect(said(checkSignUp({ ...MIA, password, repeatPassword: password }))).toEqual([]);
  });

  it('ticks what is met while it is typed [C-5-26 C-5-28 C-5-29 C-5-30 C-5-31]', () => {
    const met = (password: string): AccountFormCode[] =>
      listPasswordParts(password).flatMap(({ code, isMet }) => (isMet ? [code] : []));
    expect(met('')).toEqual([]);
    expect(met('Wa')).toEqual([
      'PASSWORD_OUTER_SPACE',
      'PASSWORD_TOO_LONG',
      'PASSWORD_WITHOUT_LOWERCASE',
      'PASSWORD_WITHOUT_UPPERCASE',
    ]);
    expect(met(RIGHT)).toHaveLength(7);
  });

  it.each([
    ["The passwords you entered don't match.", 'Wattle-12345', '[C-5-38]'],
    ["The passwords you entered don't match.", `${RIGHT} `, '[C-5-38 D-5-17]'],
    ['Repeat your password.', '', '[C-5-39]'],
  ])('%s %j %s', (sentence, repeatPassword, _ids) => {
    expect(said(checkSignUp({ ...MIA, repeatPassword }))).toEqual([sentence]);
    expect(said(checkResetPassword({ code: '1', password: RIGHT, repeatPassword }))).toEqual([sentence]);
  });
});

describe('the other forms say', () => {
  it('log in: what is missing, and nothing of the rules [C-5-40 C-5-41 D-5-17]', () => {
    expect(said(checkLogIn({ email: '', password: '' }))).toEqual([
      'Enter your email address.',
      'Enter your password.',
    ]);
    expect(said(checkLogIn({ email: 'Mia@Example.com', password: 'old' }))).toEqual([]);
    expect(checkLogIn({ email: ' Mia@Example.com ', password: ' old ' })).toMatchObject({
      value: { email: 'mia@example.com', password: ' old ' },
    });
  });

  it('update password: which one is missing [C-5-42 C-5-43 C-5-39]', () => {
    expect(said(checkChangePassword({ currentPassword: '', newPassword: '', repeatPassword: '' }))).toEqual([
      'Enter your current password.',
      'Enter a new password.',
      'Repeat your password.',
    ]);
    const fields = { currentPassword: 'x', newPassword: 'short', repeatPassword: 'short' };
    expect(said(checkChangePassword(fields))).toEqual(['Use 8 characters or more.']);
  });

  it('a forgotten password: the email address [C-5-14 C-5-15]', () => {
    expect(said(checkForgotPassword({ email: ' ' }))).toEqual(['Enter your email address.']);
    expect(said(checkForgotPassword({ email: 'mia' }))).toEqual(['Enter a valid email address.']);
  });

  it('a code: that it is missing; spaces in it do not matter', () => {
    const fields = { password: RIGHT, repeatPassword: RIGHT };
    expect(said(checkResetPassword({ ...fields, code: ' ' }))).toEqual(['Enter the code from your email.']);
    expect(checkResetPassword({ ...fields, code: ' 123 456 ' })).toMatchObject({ value: { code: '123456' } });
  });
});

describe('the phone of the account says', () => {
  const say = (phone: string) => said(checkContactInfo({ firstName: 'Mia', lastName: 'Tran', phone }, readPhone));

  it.each([
    ['none', '[C-5-46]'],
    ['0412 34', '[C-5-46]'],
    ['+64 21 555 0134', '[C-5-45 C-5-46]'],
    ['0412  345  678      0', '[C-5-44 C-5-46]'],
    [`0412${' '.repeat(11)}345678`, '[C-5-44 C-5-46]'],
  ])('Enter a valid phone number or leave this field blank. %j %s', (phone, _ids) => {
    expect(say(phone)).toEqual(['Enter a valid phone number or leave this field blank.']);
  });

  it('nothing when it is blank or right [C-5-44 C-5-45 C-5-46]', () => {
    expect([...say(' '), ...say('0412 345 678'), ...say(`0412${' '.repeat(10)}345678`)]).toEqual([]);
  });
});
