import type { ErrorCode } from './error-codes.ts';

/** Codes of the shop's services as they stand in `errorCode`; the browser makes a result of its own of each [C-4-26 C-8-01…05 C-8-08…10]. */
export const SERVICE_CODES = [
  /** Whoever asks is taken for a program. */
  'CaptchaRefused',
  'CartInvalid',
  'CartPriceChanged',
  'CartPromotionsChanged',
  'CustomerNotFound',
  /** The same key came with another order. */
  'IdempotencyKeyReused',
  'InsufficientStock',
  'PaymentGatewayRejected',
  'PaymentMethodUnavailable',
  'PaymentProcessorDeclinedHard',
  'ShippingMethodUnavailable',
  'VoucherExpired',
  'VoucherInsufficientFunds',
  'VoucherInvalid',
  'VoucherLocked',
] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

/** Whatever a call may say no with. */
export type CallCode = ErrorCode | ServiceCode;
