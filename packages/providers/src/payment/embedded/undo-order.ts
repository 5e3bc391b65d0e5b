import { undoPayment } from './operations/cancels.ts';
import type { PartialOrderRecord } from './records.ts';
import { newReference, type ServiceContext } from './service-context.ts';
import { closeOrder } from './settle.ts';
import type { Transaction } from './transact.ts';

/** Refunds every paid part and closes the order. */
export async function undoOrder(service: ServiceContext, tx: Transaction, order: PartialOrderRecord): Promise<void> {
  for (const reference of order.payments) {
    const payment = await tx.find('payment', reference);
    if (payment) await undoPayment(service, tx, payment, { eventCode: 'CANCELLATION', pspReference: newReference() });
  }
  closeOrder(service, tx, order);
}
