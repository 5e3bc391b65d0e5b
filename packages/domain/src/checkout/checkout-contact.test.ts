import { describe, expect, it } from 'vitest';
import type { ReadPhone } from '../forms/phone.ts';
import type { CheckoutContact } from './checkout.ts';
import { checkCheckoutContact } from './checkout-contact.ts';

const typed: CheckoutContact = {
  email: ' Mia.Tran@Example.com ',
  firstName: ' Mia ',
  lastName: 'Tran',
  phone: '0491 570 156',
  agreeToMarketing: true,
};
const mobile: ReadPhone = () => ({
  status: 'SUCCESS',
  countryCode: 'AU',
  isValid: true,
  e164: '+61491570156',
  national: '0491 570 156',
});
const unreadable: ReadPhone = () => ({ status: 'REJECTED', code: 'TOO_SHORT' });
const reasonsOf = (part: Partial<CheckoutContact>, readPhone = mobile) => {
  const checked = checkCheckoutContact({ ...typed, ...part }, readPhone);
  return checked.status === 'REJECTED' ? checked.reasons.map(({ code, field }) => [field, code]) : [];
};

describe('the contact of a checkout', () => {
  it.each([true, false])('is kept clean, with the phone in full; news wanted: %s', (agreeToMarketing) => {
    expect(checkCheckoutContact({ ...typed, agreeToMarketing }, mobile)).toEqual({
      status: 'SUCCESS',
      value: {
        email: 'mia.tran@example.com',
        firstName: 'Mia',
        lastName: 'Tran',
        phone: '+61491570156',
        agreeToMarketing,
      },
    });
  });

  it('needs a phone, and says so in its own words [C-5-47 C-5-48]', () => {
    expect(reasonsOf({ phone: ' ' })).toEqual([['phone', 'CHECKOUT_PHONE_EMPTY']]);
    expect(reasonsOf({ phone: '12' }, unreadable)).toEqual([['phone', 'CHECKOUT_PHONE_INVALID']]);
  });

  it('takes a phone of 20 characters, and none of more [C-5-44]', () => {
    expect(reasonsOf({ phone: '0'.repeat(20) })).toEqual([]);
    expect(reasonsOf({ phone: '0'.repeat(21) })).toEqual([['phone', 'CHECKOUT_PHONE_INVALID']]);
  });

  it('says all that is wrong, in the order of the fields', () => {
    expect(reasonsOf({ email: '', firstName: '', lastName: '', phone: '' })).toEqual([
      ['email', 'EMAIL_EMPTY'],
      ['firstName', 'FIRST_NAME_EMPTY'],
      ['lastName', 'LAST_NAME_EMPTY'],
      ['phone', 'CHECKOUT_PHONE_EMPTY'],
    ]);
    expect(reasonsOf({ email: 'mia@' })).toEqual([['email', 'EMAIL_INVALID']]);
  });
});
