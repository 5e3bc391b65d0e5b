import type { ErrorCode } from './error-codes.ts';

/** Codes of the shop's services as they stand in `errorCode`; the browser makes a result of its own of each [C-4-26 C-8-01…05]. */
export const SERVICE_CODES = [
  'CustomerNotFound',
  'InsufficientStock',
  'PaymentGatewayRejected',
  'PaymentProcessorDeclinedHard',
  'VoucherInsufficientFunds',
] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

/** Whatever a call may say no with. */
export type CallCode = ErrorCode | ServiceCode;
