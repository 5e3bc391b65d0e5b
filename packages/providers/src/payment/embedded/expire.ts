import { APPROVED, outcomeOf } from './forced-outcomes.ts';
import { notify, variantOf } from './notify.ts';
import type { ServiceContext } from './service-context.ts';
import { putPayment, settle } from './settle.ts';
import { transact } from './transact.ts';
import { undoOrder } from './undo-order.ts';

const BATCH = 50;

/** Closes a payment that the shopper never finished. A pending one succeeds. */
async function endPayment(service: ServiceContext, reference: string): Promise<void> {
  await transact(service.store, async (tx) => {
    const payment = await tx.find('payment', reference);
    if (payment?.state === 'PENDING') await settle(service, tx, payment, APPROVED);
    if (payment?.state !== 'OPEN') return;
    putPayment(tx, { ...payment, ...outcomeOf('CANCELLED') });
    notify(service, tx, {
      eventCode: 'OFFER_CLOSED',
      hasWorked: true,
      pspReference: reference,
      merchantReference: payment.merchantReference,
      value: payment.value,
      currency: payment.currency,
      paymentMethod: variantOf(payment),
    });
  });
}

/** Refunds the paid parts of an order that was never completed. */
async function expireOrder(service: ServiceContext, reference: string): Promise<void> {
  await transact(service.store, async (tx) => {
    const order = await tx.find('partialOrder', reference);
    if (order?.state === 'OPEN') await undoOrder(service, tx, order);
  });
}

/** Expires what is overdue. */
export async function expire(service: ServiceContext): Promise<void> {
  const asked = { limit: BATCH, dueBy: service.clock() };
  for (const { id } of await service.store.list('payment', asked)) await endPayment(service, id);
  for (const { id } of await service.store.list('partialOrder', asked)) await expireOrder(service, id);
}
