import { describe, expect, it } from 'vitest';
import { checkPhone, formatTelephone, type PhoneReading, type PhoneRule, SUBSCRIPTION_PHONE } from './phone.ts';

const reading = (part: Partial<Extract<PhoneReading, { status: 'SUCCESS' }>> = {}): PhoneReading => ({
  status: 'SUCCESS',
  countryCode: 'AU',
  isValid: true,
  e164: '+61412345678',
  national: '0412 345 678',
  ...part,
});
const unreadable: PhoneReading = { status: 'REJECTED', code: 'TOO_SHORT' };
const typed = (number: string) => ({ countryCode: 'AU', number });
const ANY: PhoneRule = { required: true };

describe('a telephone field', () => {
  it.each<[string, PhoneRule, string, PhoneReading, object]>([
    ['may be empty on a subscription [D-5-33]', SUBSCRIPTION_PHONE, ' ', unreadable, { e164: '' }],
    ['must be filled where it is asked for', ANY, ' ', unreadable, { code: 'PHONE_EMPTY', field: 'phone' }],
    ['is sent in full', SUBSCRIPTION_PHONE, '0412345678', reading(), { e164: '+61412345678' }],
    ['takes no text', SUBSCRIPTION_PHONE, '12', unreadable, { code: 'PHONE_INVALID', field: 'phone' }],
    [
      'takes no number that is none of that country',
      SUBSCRIPTION_PHONE,
      '0000',
      reading({ isValid: false }),
      { code: 'PHONE_INVALID', field: 'phone' },
    ],
    [
      'takes no number from elsewhere, right or wrong there [D-5-34]',
      SUBSCRIPTION_PHONE,
      '+64 1',
      reading({ countryCode: 'NZ', isValid: false }),
      { code: 'PHONE_NOT_AUSTRALIAN', field: 'phone' },
    ],
    [
      'takes no number of no country',
      SUBSCRIPTION_PHONE,
      '+800 1',
      reading({ countryCode: '' }),
      { code: 'PHONE_INVALID', field: 'phone' },
    ],
    [
      'takes any country where none is named [D-5-42]',
      ANY,
      '+64 1',
      reading({ countryCode: 'NZ', e164: '+641' }),
      { e164: '+641' },
    ],
    [
      'takes only what is valid there, too [D-5-42]',
      ANY,
      '+64 1',
      reading({ countryCode: 'NZ', isValid: false }),
      { code: 'PHONE_INVALID', field: 'phone' },
    ],
  ])('%s', (_, rule, number, read, expected) => {
    expect(checkPhone(typed(number), rule, () => read)).toEqual(expected);
  });

  it('is read without the spaces around it, in the country that was chosen', () => {
    const asked: object[] = [];
    checkPhone({ countryCode: 'NZ', number: ' 021 1 ' }, ANY, (telephone) => {
      asked.push(telephone);
      return reading();
    });
    expect(asked).toEqual([{ countryCode: 'NZ', number: '021 1' }]);
  });

  it.each<[string, PhoneRule, string, PhoneReading, object]>([
    ['as in its country', SUBSCRIPTION_PHONE, '+61412345678', reading(), { countryCode: 'AU', number: '0412 345 678' }],
    [
      'with the country that the number has',
      ANY,
      '+6421',
      reading({ countryCode: 'NZ', national: '021' }),
      { countryCode: 'NZ', number: '021' },
    ],
    ['as it was typed when it is empty', ANY, ' ', reading(), typed(' ')],
    ['as it was typed when it cannot be read', ANY, '12', unreadable, typed('12')],
    ['as it was typed when it is not valid', ANY, '12', reading({ isValid: false }), typed('12')],
    ['as it was typed when it is of no country', ANY, '+800', reading({ countryCode: '' }), typed('+800')],
    [
      'as it was typed when it is from elsewhere',
      SUBSCRIPTION_PHONE,
      '+6421',
      reading({ countryCode: 'NZ' }),
      typed('+6421'),
    ],
  ])('is shown, when it is left, %s [D-5-45]', (_, rule, number, read, expected) => {
    expect(formatTelephone(typed(number), rule, () => read)).toEqual(expected);
  });
});
