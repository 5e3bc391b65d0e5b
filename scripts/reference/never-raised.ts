import type { ErrorCode } from '@wattle/domain/errors';

/** Specified codes that this shop never raises, and what happens instead [C-8-29]. */
export const NEVER_RAISED: Partial<Readonly<Record<ErrorCode, string>>> = {
  ACCOUNT_SETUP_INCOMPLETE:
    'Never: `CustomerNotFound` says that the record is being made, and the account pages wait and ask again.',
  CART_ITEM_QTY_MAX_EXCEEDED:
    'Never: a line over its limit fails with `productQtyMaxExceeded` or `variantQtyMaxExceeded`, an order with `CartInvalid`.',
  DUPLICATE_CUSTOMER_FOUND:
    'Never: a customer is the user of the pool, of whom there is one; a second sign-up with an email is `ACCOUNT_EXISTS`.',
  PAYMENT_DECLINED:
    'Never: the service says `PaymentProcessorDeclinedHard`, which the shopper reads as a declined payment.',
  PAYMENT_ERROR: 'Never: the service says `PaymentGatewayRejected`, or that it does not know yet.',
  PAYMENT_METHOD_NOT_SELECTED:
    'Never: the provider’s form asks for a way to pay before it sends anything; an order without one is `MISSING_DATA`.',
  PAYMENT_PENDING: 'Never: an order whose payment is being confirmed is placed, with the status `pending`.',
  PRODUCT_STOCK_INSUFFICIENT:
    'Never: a line of a cart fails with `stockInsufficient` and how many there are, an order with `InsufficientStock`.',
  SUBSCRIPTION_EXISTS: 'Never: signing up twice succeeds twice, so that nobody learns whose address is on a list.',
  VOUCHER_APPLIED: 'Never: a gift card that is on the order has the result `ALREADY_APPLIED`.',
  VOUCHER_EXPIRED: 'Never: the service says `VoucherExpired`, which has the result `EXPIRED`.',
  VOUCHER_NOT_FOUND: 'Never: the service says `VoucherInvalid`, which has the result `NOT_FOUND`.',
  VOUCHER_REDEEMED: 'Never: a gift card with nothing left has the result `REDEEMED`.',
};
