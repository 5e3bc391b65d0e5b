import { cancelByReference, cancelPayment } from './cancels.ts';
import { capturePayment, refundPayment } from './captures.ts';
import { checkBalance } from './gift-card-balance.ts';
import type { Operation } from './operation.ts';
import { cancelOrder, createOrder } from './orders.ts';
import { continuePayment } from './payment-details.ts';
import { listPaymentMethods } from './payment-methods.ts';
import { makePayment } from './payments.ts';

const FIXED: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['/paymentMethods', listPaymentMethods],
  ['/paymentMethods/balance', checkBalance],
  ['/payments', makePayment],
  ['/payments/details', continuePayment],
  ['/orders', createOrder],
  ['/orders/cancel', cancelOrder],
  ['/cancels', cancelByReference],
]);
const OF_A_PAYMENT: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['cancels', cancelPayment],
  ['captures', capturePayment],
  ['refunds', refundPayment],
]);

/** The operation at an address, with the payment that the address names. */
export function findOperation(path: string): { readonly operation: Operation; readonly reference: string } | undefined {
  const fixed = FIXED.get(path);
  if (fixed) return { operation: fixed, reference: '' };
  const [, reference = '', kind = ''] = /^\/payments\/([A-Za-z0-9]+)\/([a-z]+)$/.exec(path) ?? [];
  const operation = OF_A_PAYMENT.get(kind);
  return operation && { operation, reference };
}
