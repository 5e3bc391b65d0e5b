import type { Outcome } from './forced-outcomes.ts';
import { outcomeOf } from './forced-outcomes.ts';
import { notify, variantOf } from './notify.ts';
import type { PartialOrderRecord, PaymentRecord } from './records.ts';
import { newOrderData, type ServiceContext } from './service-context.ts';
import type { Transaction } from './transact.ts';

export type Settled = { readonly payment: PaymentRecord; readonly order: PartialOrderRecord | null };

/** Payments are never deleted. An open one is due for expiry, in case the shopper never comes back. */
export function putPayment(tx: Transaction, payment: PaymentRecord, dueAt: number | null = null): void {
  tx.put('payment', payment.pspReference, payment, { dueAt });
}

export function putOrder(tx: Transaction, order: PartialOrderRecord): void {
  tx.put('partialOrder', order.pspReference, order, { dueAt: order.state === 'OPEN' ? order.expiresAt : null });
}

const newsOfOrder = (order: PartialOrderRecord) => ({
  pspReference: order.pspReference,
  merchantReference: order.merchantReference,
  value: order.value,
  currency: order.currency,
  paymentMethod: '',
});

/** Counts a part of an order as paid. Each part issues a new handle for the next. */
function payPart(service: ServiceContext, tx: Transaction, order: PartialOrderRecord, payment: PaymentRecord) {
  const remainingValue = order.remainingValue - payment.value;
  const paid: PartialOrderRecord = {
    ...order,
    remainingValue,
    state: remainingValue === 0 ? 'PAID' : 'OPEN',
    orderData: newOrderData(order.pspReference),
    payments: [...order.payments, payment.pspReference],
  };
  putOrder(tx, paid);
  const news = newsOfOrder(order);
  if (order.payments.length === 0) notify(service, tx, { ...news, eventCode: 'ORDER_OPENED', hasWorked: true });
  if (paid.state === 'PAID') notify(service, tx, { ...news, eventCode: 'ORDER_CLOSED', hasWorked: true });
  return paid;
}

export function closeOrder(service: ServiceContext, tx: Transaction, order: PartialOrderRecord): void {
  putOrder(tx, { ...order, state: 'CANCELLED' });
  notify(service, tx, { ...newsOfOrder(order), eventCode: 'ORDER_CLOSED', hasWorked: false });
}

const canTake = (order: PartialOrderRecord | null, payment: PaymentRecord): boolean =>
  order === null || (order.state === 'OPEN' && order.remainingValue >= payment.value);

/** Methods that capture at authorisation. */
const TAKEN_AT_ONCE: ReadonlySet<string> = new Set(['alipay', 'wechatpayQR', 'wechatpayWeb']);

/** Settles a payment and queues its webhook. Only a pending one can be settled again. */
export async function settle(
  service: ServiceContext,
  tx: Transaction,
  payment: PaymentRecord,
  wanted: Outcome,
): Promise<Settled> {
  const found = payment.partialOrder === null ? null : ((await tx.find('partialOrder', payment.partialOrder)) ?? null);
  const isTooLate = wanted.state === 'AUTHORISED' && !canTake(found, payment);
  const outcome = isTooLate ? outcomeOf('NOT_SUBMITTED') : wanted;
  const isTaken = outcome.state === 'AUTHORISED' && TAKEN_AT_ONCE.has(payment.methodType);
  const settled: PaymentRecord = { ...payment, ...outcome, ...(isTaken && { capturedValue: payment.value }) };
  const isPending = outcome.state === 'PENDING';
  putPayment(tx, settled, isPending ? service.clock() + service.settings.pendingSeconds * 1000 : null);
  const isAuthorised = outcome.state === 'AUTHORISED';
  if (!isPending)
    notify(service, tx, {
      eventCode: 'AUTHORISATION',
      hasWorked: isAuthorised,
      pspReference: payment.pspReference,
      merchantReference: payment.merchantReference,
      value: payment.value,
      currency: payment.currency,
      paymentMethod: variantOf(payment),
      lastFour: payment.lastFour,
      ...(outcome.refusal ? { reason: outcome.refusal.reason } : {}),
    });
  return { payment: settled, order: found && isAuthorised ? payPart(service, tx, found, settled) : found };
}
