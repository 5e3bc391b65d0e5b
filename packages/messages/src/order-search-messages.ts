import type { OrderSearchCode } from '@wattle/domain/order';
import { accountFormMessages } from './account-form-messages.ts';
import { errorMessages } from './error-messages.ts';

const { EMAIL_EMPTY, EMAIL_INVALID, EMAIL_TOO_LONG, EMAIL_TOO_MANY_BYTES } = accountFormMessages;

/** Field errors of the order search; a code without a sentence does not compile. */
export const orderSearchMessages = {
  ORDER_NUMBER_EMPTY: 'Enter the order number.',
  ORDER_NUMBER_INVALID: 'Enter the number as it is in the email: W-20481736.',
  EMAIL_EMPTY,
  EMAIL_INVALID,
  EMAIL_TOO_LONG,
  EMAIL_TOO_MANY_BYTES,
} as const satisfies Record<OrderSearchCode, string>;

/** Errors of the order search as a whole. */
export const ORDER_SEARCH_FAILURES = {
  missing: `${errorMessages.ORDER_NOT_FOUND} Check the number and the email address you ordered with.`,
  error: 'We could not search for your order. Please try again in a moment.',
} as const;
