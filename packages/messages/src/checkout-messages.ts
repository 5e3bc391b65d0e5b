import type { CheckoutContactCode, ShippingGap } from '@wattle/domain/checkout';
import { accountFormMessages } from './account-form-messages.ts';

const { PHONE_INVALID: _ofTheAccount, ...shared } = accountFormMessages;

/** Field errors of the checkout's contact form; a code without a sentence does not compile [C-5-47 C-5-48]. */
export const checkoutContactMessages = {
  ...shared,
  CHECKOUT_PHONE_EMPTY: 'Enter a phone number.',
  CHECKOUT_PHONE_INVALID: 'Enter a valid phone number.',
} as const satisfies Record<CheckoutContactCode, string>;

/** Messages for choices not made yet [C-5-73 C-5-74 C-5-75]. */
export const shippingMessages = {
  SHIPPING_TYPE_EMPTY: 'Select an option.',
  DELIVERY_METHOD_EMPTY: 'Select a delivery method.',
  ADDRESS_EMPTY: 'Select an address.',
  STORE_EMPTY: 'Select a store.',
  PICKUP_TIME_EMPTY: 'Select when to collect.',
} as const satisfies Record<ShippingGap, string>;

/** The delivery method is chosen but its day is not. */
export const DAY_EMPTY_MESSAGE = 'Select a day.';
