import type { Rejected, Success } from '../results/outcome.ts';

/** Why an order is not placed: the service's codes [C-8-01 C-8-02 C-8-03 C-8-05], and what else may have changed meanwhile. */
export const PLACE_ORDER_REASONS = [
  'InsufficientStock',
  'VoucherInsufficientFunds',
  /** An order with a gift card in it is not paid with gift cards. */
  'GiftCardNotAccepted',
  'PaymentGatewayRejected',
  'PaymentProcessorDeclinedHard',
  /** The shopper turned back at the provider. */
  'PAYMENT_CANCELLED',
  /** A check by the bank was not passed. */
  'PAYMENT_ADDITIONAL_ACTION_FAILED',
  /** What came back from the provider's page is garbled, or of another payment. The order is as it was. */
  'PaymentDetailsInvalid',
  'PaymentMethodUnavailable',
  'ShippingMethodUnavailable',
  'CartInvalid',
  'CartPromotionsChanged',
  'CartPriceChanged',
  'LOCALITY_NOT_FOUND',
  'ORDER_NOT_FOUND',
  /** The same key came with another order. */
  'IdempotencyKeyReused',
  /** The attempt that this one was to replace has become an order. */
  'OrderAlreadyPlaced',
] as const;
export type PlaceOrderReason = (typeof PLACE_ORDER_REASONS)[number];

/** What a shopper can mend about a payment that was refused; `params.cause` of a refusal, where the provider says it. */
export const DECLINE_CAUSES = ['CARD_EXPIRED', 'CODE_INVALID', 'CARD_INVALID', 'INSUFFICIENT_FUNDS'] as const;
export type DeclineCause = (typeof DECLINE_CAUSES)[number];

/** What the service says when it took an order in [C-7-32]. */
export type PlacedAnswer = {
  readonly orderNumber: string;
  /** `pending`: placed, but the payment is not sure yet. */
  readonly status: 'placed' | 'pending' | 'actionRequired';
  /** What the browser hands to the provider's component; null unless an action is required. */
  readonly actionData: Readonly<Record<string, unknown>> | null;
};

/** An answer that is kept with its key: the same request gets it again. */
export type KeptAnswer = Success<PlacedAnswer> | Rejected<PlaceOrderReason>;
