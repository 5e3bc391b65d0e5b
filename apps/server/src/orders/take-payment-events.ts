import { orDatabaseAway } from '../store/or-database-away.ts';
import type { PaymentLeg } from '../store/placing-payments.ts';
import { doEach } from './do-each.ts';
import { finishOrder } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { PaymentEvent } from './payment-port.ts';

const AT_ONCE = 50;
const LEASE_SECONDS = 60;

/**
 * Takes in news of the provider: first it is kept, so that the provider may be thanked, then something is done about
 * it. News comes twice, late, and in any order; nothing that is done about it depends on that.
 */
export const takePaymentEvents =
  (deps: OrderDeps) =>
  (events: readonly PaymentEvent[]): Promise<'KEPT' | { status: 'ERROR' }> =>
    orDatabaseAway(async () => {
      await deps.store.keepPaymentEvents(events);
      // it is ours now: what cannot be handled is tried again, and keeps no other news waiting at the provider
      await handleDueEvents(deps).catch(() => {
        for (const { orderReference: order } of events)
          deps.onProblem('news of a payment was not handled yet', { order });
      });
      return 'KEPT' as const;
    });

/** Does what news that nobody has handled yet asks for. Tells how many there were. */
export async function handleDueEvents(deps: OrderDeps): Promise<number> {
  const due = await deps.store.claimPaymentEvents(AT_ONCE, LEASE_SECONDS);
  await doEach(due, async ({ event }) => {
    await handleEvent(deps, event);
    await deps.store.markPaymentEvent(event.id);
  });
  return due.length;
}

async function handleEvent(deps: OrderDeps, event: PaymentEvent): Promise<void> {
  const { store } = deps;
  const { orderReference: orderNumber, paymentReference: reference } = event;
  const [leg] = (await store.listPayments(orderNumber)).filter((one) => one.leg === 0);
  if (!leg) return deps.onProblem('news of a payment of an order that is not there', { order: orderNumber });
  switch (event.kind) {
    case 'AUTHORISED':
      return authorised(deps, event, leg);
    case 'AUTHORISATION_FAILED':
    case 'EXPIRED':
      // one that is still open may be tried again at the provider: its time decides
      if (leg.status === 'PENDING' && leg.reference === reference) {
        await store.settlePending({ orderNumber, next: 'CANCELLED', nowMs: Date.now() }, deps.saveWithOrder);
      }
      return;
    case 'CANCELLED':
    case 'NOTHING_TO_CANCEL':
    case 'REFUNDED':
      return store.settleCancel(orderNumber, reference, true);
    case 'CANCEL_FAILED':
    case 'REFUND_FAILED':
      return store.settleCancel(orderNumber, reference, false);
    case 'CAPTURE_FAILED':
      return deps.onProblem('money that was authorised could not be taken', { order: orderNumber });
    case 'DISPUTED':
      return deps.onProblem('a payment is disputed', { order: orderNumber });
    default:
      return;
  }
}

async function authorised(deps: OrderDeps, event: PaymentEvent, { amountCents }: PaymentLeg): Promise<void> {
  const { orderReference: orderNumber, paymentReference: reference } = event;
  if (event.amountCents !== amountCents) {
    return deps.onProblem('another amount was authorised', { order: orderNumber });
  }
  await finishOrder(deps, { orderNumber, status: 'PLACED', reference, amountCents, card: event.card });
}
