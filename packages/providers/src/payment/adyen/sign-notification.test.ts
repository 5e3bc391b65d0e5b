import { describe, expect, it } from 'vitest';
import { signNotification } from './sign-notification.ts';

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const ITEM = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
};

describe('the signature of a notification', () => {
  it("is that of Adyen's own library", () => {
    expect(signNotification(KEY, ITEM)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
  });

  it.each([
    ['another amount', { amount: { value: 1131, currency: 'EUR' } }],
    ['another currency', { amount: { value: 1130, currency: 'AUD' } }],
    ['another reference', { merchantReference: 'TestPayment-2' }],
    ['an original', { originalReference: '7914073381342284' }],
    ['another event', { eventCode: 'REFUND' }],
    ['another success', { success: 'false' }],
    ['another account', { merchantAccountCode: 'Other' }],
    ['another payment', { pspReference: '7914073381342285' }],
  ])('differs with %s', (_what, change) => {
    expect(signNotification(KEY, { ...ITEM, ...change })).not.toBe(signNotification(KEY, ITEM));
  });

  it('takes no key that is not hexadecimal', () => {
    expect(() => signNotification('not a key', ITEM)).toThrow('hexadecimal');
  });
});
