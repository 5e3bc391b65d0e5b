import type { MoneyChangeKind } from '@wattle/domain/order';
import type { PaymentEvent } from '@wattle/providers/payment';
import { noteEvent } from '../../store/order-events.ts';
import { type OrderProblemKind, raiseProblem } from '../../store/order-problems.ts';
import { addChargeback, findReportedChange } from '../../store/payment-changes.ts';
import { settleChange } from './ask-changes.ts';
import type { RefundDeps } from './order-deps.ts';

/** The call that a webhook reports on, and its outcome. */
const SAYS: Partial<Record<PaymentEvent['kind'], readonly [MoneyChangeKind, 'DONE' | 'FAILED']>> = {
  CAPTURED: ['CAPTURE', 'DONE'],
  CAPTURE_FAILED: ['CAPTURE', 'FAILED'],
  CANCELLED: ['CANCEL', 'DONE'],
  CANCEL_FAILED: ['CANCEL', 'FAILED'],
  REFUNDED: ['REFUND', 'DONE'],
  REFUND_FAILED: ['REFUND', 'FAILED'],
};

/**
 * Handles a webhook about a capture, a cancellation or a refund, even before the call itself has been answered. False:
 * the order has no such call.
 */
export async function takeChangeEvent(deps: RefundDeps, event: PaymentEvent): Promise<boolean> {
  const says = SAYS[event.kind];
  if (!says) return false;
  const [kind, state] = says;
  const { id: source, orderReference: orderNumber, reference, paymentReference, amountCents } = event;
  const taken = await deps.store.orders.change(orderNumber, async (tx, order) => {
    const change = await findReportedChange(tx, { orderNumber, kind, reference, paymentReference, amountCents });
    if (change) await settleChange(deps, tx, order, { change, state, reference, actor: 'provider', source });
    return change !== undefined;
  });
  return taken ?? false;
}

const DISPUTES: Partial<Record<PaymentEvent['kind'], OrderProblemKind>> = {
  DISPUTED: 'DISPUTED',
  CHARGED_BACK: 'CHARGED_BACK',
  CHARGEBACK_REVERSED: 'CHARGEBACK_REVERSED',
  EXPIRED: 'AUTHORISATION_EXPIRED',
};

/** A dispute, a chargeback or its reversal, an expired hold: counted once, and reported to staff. */
export async function takeDispute(deps: RefundDeps, event: PaymentEvent): Promise<void> {
  const kind = DISPUTES[event.kind];
  if (!kind) return;
  const { id: key, orderReference: orderNumber, paymentReference, amountCents } = event;
  await deps.store.orders.change(orderNumber, async (tx) => {
    const isNew = await noteEvent(tx, { orderNumber, actor: 'provider', kind, amountCents, key });
    if (!isNew) return;
    if (kind === 'CHARGED_BACK') await addChargeback(tx, orderNumber, paymentReference, amountCents);
    if (kind === 'CHARGEBACK_REVERSED') await addChargeback(tx, orderNumber, paymentReference, -amountCents);
    await raiseProblem(tx, { orderNumber, kind, amountCents, source: key });
  });
  deps.onProblem(`${kind.toLowerCase().replaceAll('_', ' ')}: a payment needs a look`, { order: orderNumber });
}
