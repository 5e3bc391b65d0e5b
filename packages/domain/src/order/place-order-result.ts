import type { PlacedAnswer } from './place-order-reason.ts';

/** What came of placing an order, as the browser's screens know it [C-4-84 … C-4-90]. */
export type PlaceOrderResult =
  | { readonly status: 'SUCCESS'; readonly orderNumber: string; readonly isPending: boolean }
  | {
      readonly status: 'ACTION_REQUIRED';
      readonly orderNumber: string;
      readonly actionData: Readonly<Record<string, unknown>>;
    }
  | { readonly status: 'INSUFFICIENT_STOCK' | 'PAYMENT_GATEWAY_REJECTED' | 'PAYMENT_PROCESSOR_DECLINED_HARD' }
  | { readonly status: 'INSUFFICIENT_VOUCHER_BALANCE'; readonly recheckVouchers: true }
  /** The caller throws the error again [C-8-06]. */
  | { readonly status: 'ERROR'; readonly rethrow: true };

/** The result of an answer that the service gave [C-4-84 C-4-90]. */
export function resultOfAnswer({ orderNumber, status, actionData }: PlacedAnswer): PlaceOrderResult {
  if (status === 'actionRequired') {
    return actionData ? { status: 'ACTION_REQUIRED', orderNumber, actionData } : ERROR;
  }
  return { status: 'SUCCESS', orderNumber, isPending: status === 'pending' };
}

/** The result of an `errorCode`; whatever is not known is an error to throw again [C-8-01 C-8-02 C-8-03 C-8-04 C-8-05 C-8-06]. */
export function resultOfErrorCode(errorCode: string | undefined): PlaceOrderResult {
  switch (errorCode) {
    case 'InsufficientStock':
      return { status: 'INSUFFICIENT_STOCK' };
    case 'PaymentGatewayRejected':
      return { status: 'PAYMENT_GATEWAY_REJECTED' };
    case 'PaymentProcessorDeclinedHard':
      return { status: 'PAYMENT_PROCESSOR_DECLINED_HARD' };
    case 'VoucherInsufficientFunds':
      return { status: 'INSUFFICIENT_VOUCHER_BALANCE', recheckVouchers: true };
    default:
      return ERROR;
  }
}

const ERROR: PlaceOrderResult = { status: 'ERROR', rethrow: true };
