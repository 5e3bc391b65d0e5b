import type { ErrorCode } from './error-codes.ts';

/** Service error codes in `errorCode`; the browser maps each to its own result [C-4-26 C-8-01…05 C-8-08…10]. */
export const SERVICE_CODES = [
  /** The caller looks like a bot. */
  'CaptchaRefused',
  'CartInvalid',
  'CartPriceChanged',
  'CartPromotionsChanged',
  'CustomerNotFound',
  /** The day costs more than what was paid for delivery. */
  'DayCostsMore',
  /** The day, or the window on it, has no place left or is not offered. */
  'DayUnavailable',
  /** The gift card is used up, expired or stopped. */
  'GiftCardInactive',
  /** The gift card was sent again a short while ago, or often enough today. */
  'GiftCardJustSent',
  /** An order with a gift card in it is not paid with gift cards. */
  'GiftCardNotAccepted',
  /** A gift card of the order has been used, so that it cannot be taken back. */
  'GiftCardUsed',
  /** The key was already used for a different order. */
  'IdempotencyKeyReused',
  'InsufficientStock',
  /** What the order was to replace was paid meanwhile. */
  'OrderAlreadyPlaced',
  'PaymentDetailsInvalid',
  /** The order has gone too far, or not far enough. */
  'OrderStateInvalid',
  'PaymentGatewayRejected',
  'PaymentMethodUnavailable',
  'PaymentProcessorDeclinedHard',
  'ReturnLinesInvalid',
  'ReturnTooLate',
  'ShippingMethodUnavailable',
  'VoucherExpired',
  'VoucherInsufficientFunds',
  'VoucherInvalid',
  'VoucherLocked',
] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

/** Any code a call may be rejected with. */
export type CallCode = ErrorCode | ServiceCode;
