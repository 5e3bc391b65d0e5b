import type { ErrorCode } from '@wattle/domain/errors';

const IDENTITY = 'the account pages, when the identity service refuses';

/** Codes that no call lists among its reasons, and who gives them [C-8-29]. `references.test.ts` raises each. */
export const GIVEN_BY_PAGES = {
  ACCOUNT_ATTEMPT_LIMIT_EXCEEDED: `${IDENTITY} more tries`,
  ACCOUNT_CONFIRMATION_CODE_INVALID: `${IDENTITY} a code`,
  ACCOUNT_CONFIRMED: `${IDENTITY} to confirm an account twice`,
  ACCOUNT_CREDENTIALS_INVALID: `${IDENTITY} an email address or a password`,
  ACCOUNT_EXISTS: `${IDENTITY} a second account`,
  ACCOUNT_FORGOTTEN_PASSWORD_CODE_INVALID: `${IDENTITY} the code for a new password`,
  ACCOUNT_NOT_AUTHENTICATED: `every call of a customer, and ${IDENTITY} a session`,
  ACCOUNT_NOT_CONFIRMED: `${IDENTITY} an account that is not confirmed`,
  ACCOUNT_NOT_FOUND: `${IDENTITY} an account that is not there`,
  ACCOUNT_PASSWORD_INCORRECT: `${IDENTITY} the current password`,
  CART_PROMO_CODE_APPLIED: 'the cart, for a code that it has',
  CART_PROMO_CODE_INVALID: 'the cart, and the refused codes of `checkoutInfo`',
  CART_PROMO_EXCLUSIVE: 'the cart, and the refused codes of `checkoutInfo`',
  CART_PROMO_LIMIT_EXCEEDED: 'the cart, and the refused codes of `checkoutInfo`',
  CART_PROMO_NOT_APPLICABLE: 'the cart, and the refused codes of `checkoutInfo`',
  CART_PROMO_REDEEMED: 'the cart, and the refused codes of `checkoutInfo`',
  COMPARISON_LIMIT_REACHED: 'the comparison, for one product too many',
  CONTENT_INVALID: 'an import and the editor, for a block that is not right; the log, for one that was left out',
  DELIVERY_ESTIMATES_NOT_FETCHED: 'the product page, when `estimateDelivery` fails',
  LOCALITY_NOT_SPECIFIED: 'the product page, before a suburb is chosen',
  RESULT_MISSING: 'the account pages, when the identity service does not answer',
  UNKNOWN_ERROR: 'every call, for a fault of the shop; pages, for a code that they do not know',
} as const satisfies Partial<Readonly<Record<ErrorCode, string>>>;
