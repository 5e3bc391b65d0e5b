import { type CheckoutContact, checkCheckoutContact, shippingGaps } from '@wattle/domain/checkout';
import type { ReadPhone } from '@wattle/domain/forms';
import { expect, it } from 'vitest';
import { checkoutContactMessages, shippingMessages } from './checkout-messages.ts';

/** Recognises mobile numbers of two countries. */
const readPhone: ReadPhone = ({ number }) => {
  const digits = number.replaceAll(' ', '');
  const countryCode = digits.startsWith('+64') ? 'NZ' : 'AU';
  const e164 = digits.replace(/^0/, '+61');
  return { status: 'SUCCESS', countryCode, isValid: digits.length > 9, e164, national: number };
};

const contact: CheckoutContact = {
  email: ' Mia@Example.com ',
  firstName: ' Mia ',
  lastName: 'Tran',
  phone: '0491 570 156',
  agreeToMarketing: true,
};

it('keeps a contact without what nobody sees', () => {
  expect(checkCheckoutContact(contact, readPhone)).toMatchObject({
    status: 'SUCCESS',
    value: { email: 'mia@example.com', firstName: 'Mia', phone: '+61491570156', agreeToMarketing: true },
  });
});

it.each([
  ['phone', '', 'Enter a phone number. [C-5-47]'],
  ['phone', '0491 570', 'Enter a valid phone number. [C-5-48]'],
  ['phone', '+64 21 123 4567', 'Enter a valid phone number. [C-5-45]'],
  ['email', '', 'Enter your email address. [C-5-14]'],
  ['firstName', '', 'Enter your first name.'],
] as const)('says about %s %j: %s', (field, value, sentence) => {
  const checked = checkCheckoutContact({ ...contact, [field]: value }, readPhone);
  if (checked.status !== 'REJECTED') throw new Error(checked.status);
  expect(checked.reasons.map((reason) => reason.field)).toEqual([field]);
  expect(checked.reasons.map(({ code }) => checkoutContactMessages[code])).toEqual([sentence.replace(/ \[.*/, '')]);
});

it('says what is still to be chosen [C-5-73 C-5-74 C-5-75]', () => {
  const said = (progress: Partial<Parameters<typeof shippingGaps>[0]>) =>
    shippingGaps({ contact, shippingType: null, shipping: null, isByEmail: false, ...progress }).map(
      (gap) => shippingMessages[gap],
    );
  expect(said({})).toEqual(['Select an option.']);
  expect(said({ shippingType: 'DELIVERY' })).toEqual(['Select an address.', 'Select a delivery method.']);
});
