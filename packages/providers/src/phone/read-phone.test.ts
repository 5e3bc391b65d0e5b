import { checkPhone, formatTelephone, SUBSCRIPTION_PHONE } from '@wattle/domain/forms';
import { describe, expect, it } from 'vitest';
import { callingCodeOf, phoneCountryCodes, readPhone } from './read-phone.ts';

const au = (number: string) => ({ countryCode: 'AU', number });

describe('readPhone', () => {
  it.each([
    ['0412 345 678', 'AU', '+61412345678', '0412 345 678'],
    ['(03) 9000 1234', 'AU', '+61390001234', '(03) 9000 1234'],
    ['1300 975 707', 'AU', '+611300975707', '1300 975 707'],
    ['+64 21 555 0134', 'NZ', '+64215550134', '021 555 0134'],
    ['+44 20 7946 0958', 'GB', '+442079460958', '020 7946 0958'],
  ])('%s is a number of %s [D-5-42]', (number, countryCode, e164, national) => {
    expect(readPhone(au(number))).toEqual({ status: 'SUCCESS', countryCode, isValid: true, e164, national });
  });

  it('reads a number as it is written in the chosen country [D-3-32]', () => {
    expect(readPhone({ countryCode: 'NZ', number: '021 555 0134' })).toMatchObject({ e164: '+64215550134' });
  });

  it.each([
    ['no number at all', 'hello', 'NOT_A_NUMBER', '[D-8-25]'],
    ['a + alone', '+', 'NOT_A_NUMBER', '[D-8-25]'],
    ['too few digits', '+61 1', 'TOO_SHORT', '[D-8-26]'],
    ['too many digits', '04123456789012345678', 'TOO_LONG', '[D-8-27]'],
    ['a country that is none', '+999 123 456 789', 'INVALID_COUNTRY', '[D-8-28]'],
  ])('%s: %s is %s %s', (_title, number, code) => {
    expect(readPhone(au(number))).toEqual({ status: 'REJECTED', code });
  });

  it('needs a country or a + [D-8-28]', () => {
    expect(readPhone({ countryCode: '', number: '0412 345 678' })).toEqual({
      status: 'REJECTED',
      code: 'INVALID_COUNTRY',
    });
  });

  it('knows the calling code of every country it lists [D-5-43]', () => {
    expect(phoneCountryCodes().length).toBeGreaterThan(200);
    expect(phoneCountryCodes().filter((code) => !/^\d{1,3}$/.test(callingCodeOf(code)))).toEqual([]);
    expect([callingCodeOf('AU'), callingCodeOf('NZ'), callingCodeOf('XX')]).toEqual(['61', '64', '']);
  });
});

describe('the subscription form’s telephone', () => {
  it.each([
    ['0412 345 678', { e164: '+61412345678' }, '[D-3-25]'],
    ['+61 412 345 678', { e164: '+61412345678' }, '[D-5-34]'],
    ['', { e164: '' }, '[D-5-33]'],
    ['0412 34', { code: 'PHONE_INVALID' }, '[D-5-36]'],
    ['+61 1', { code: 'PHONE_INVALID' }, '[D-5-36]'],
    ['+64 21 555 0134', { code: 'PHONE_NOT_AUSTRALIAN' }, '[D-5-37]'],
    ['+64 21 5', { code: 'PHONE_NOT_AUSTRALIAN' }, '[D-5-37]'],
  ])('%j is %j %s', (number, expected, _ids) => {
    expect(checkPhone(au(number), SUBSCRIPTION_PHONE, readPhone)).toMatchObject(expected);
  });

  it('may be asked for [D-5-35]', () => {
    expect(checkPhone(au('  '), { ...SUBSCRIPTION_PHONE, required: true }, readPhone)).toMatchObject({
      code: 'PHONE_EMPTY',
    });
  });
});

describe('formatTelephone', () => {
  const any = { required: false };
  it.each([
    ['a valid number becomes national', au('0412345678'), any, au('0412 345 678')],
    [
      'one with its country brings the country along',
      au('+64215550134'),
      any,
      { countryCode: 'NZ', number: '021 555 0134' },
    ],
    ['not where that country is not taken', au('+64215550134'), SUBSCRIPTION_PHONE, au('+64215550134')],
    ['what is not valid stays', au('0412 34'), any, au('0412 34')],
    ['so does nothing', au(''), any, au('')],
  ])('%s [D-5-45]', (_title, typed, rule, shown) => {
    expect(formatTelephone(typed, rule, readPhone)).toEqual(shown);
  });
});
