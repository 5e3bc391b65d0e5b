import { CURRENCY } from '@wattle/domain/settings';
import type { PaymentEvent } from '@wattle/providers/payment';
import { faultOf } from '../../store/database-fault.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { PaymentLeg } from '../../store/payments.ts';
import { doEach } from '../../workers/do-each.ts';
import { endPending } from './end-pending.ts';
import { finishOrder } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { takeChangeEvent, takeDispute } from './take-change-event.ts';
import { tellLate } from './tell-late.ts';

const AT_ONCE = 50;
const LEASE_SECONDS = 60;
const TRIES = 5;

/**
 * Receives webhooks: stores them first, so that the provider gets its answer, then handles them. They arrive twice,
 * late and in any order, and handling does not depend on it.
 */
export const takePaymentEvents =
  (deps: OrderDeps) =>
  (events: readonly PaymentEvent[]): Promise<'KEPT' | { status: 'ERROR' }> =>
    orDatabaseAway(async () => {
      if (!(await deps.store.paymentEvents.keep(events))) return 'KEPT' as const;
      // stored: a failure is retried by us and does not block other webhooks at the provider
      await handleDueEvents(deps).catch(() => {
        for (const { orderReference: order } of events)
          deps.onProblem('news of a payment was not handled yet', { order });
      });
      return 'KEPT' as const;
    });

/** Handles stored webhooks that are still open. Returns how many. */
export async function handleDueEvents(deps: OrderDeps): Promise<number> {
  const due = await deps.store.paymentEvents.claim(AT_ONCE, LEASE_SECONDS);
  await doEach(due, async ({ event, attempts }) => {
    try {
      await handleEvent(deps, event);
    } catch (error) {
      if (attempts < TRIES || faultOf(error) !== undefined) throw error;
      // alert staff if it keeps failing; a timeout settles the order
      deps.onProblem('news of a payment was set aside', { order: event.orderReference });
    }
    await deps.store.paymentEvents.markHandled(event.id);
  });
  return due.length;
}

async function handleEvent(deps: OrderDeps, told: PaymentEvent): Promise<void> {
  const { store } = deps;
  const { paymentReference: reference } = told;
  const orderNumber = told.orderReference || (await store.payments.orderOf(reference));
  // a refund or a dispute of somebody else's payment on the same account
  if (orderNumber === undefined) return;
  const event = { ...told, orderReference: orderNumber };
  // an amount in yen is not that amount in dollars
  if (event.currency !== undefined && event.currency !== CURRENCY) {
    return deps.onProblem('news of a payment in another currency', { order: orderNumber });
  }
  const [leg] = (await store.payments.list(orderNumber)).filter((one) => one.leg === 0);
  if (!leg) return deps.onProblem('news of a payment of an order that is not there', { order: orderNumber });
  switch (event.kind) {
    case 'AUTHORISED':
      return authorised(deps, event, leg);
    case 'EXPIRED':
      // a pending payment ends; staff look at one that an order relies on
      if (leg.status === 'AUTHORISED' && leg.reference === reference) return takeDispute(deps, event);
      return failedAtProvider(deps, event, leg);
    case 'AUTHORISATION_FAILED':
      return failedAtProvider(deps, event, leg);
    case 'CAPTURED':
    case 'CAPTURE_FAILED':
      await takeChangeEvent(deps, event);
      return;
    case 'CANCELLED':
    case 'REFUNDED': {
      if (await takeChangeEvent(deps, event)) return;
      return store.payments.settleCancel(orderNumber, reference, true, tellLate(deps, event.kind));
    }
    case 'NOTHING_TO_CANCEL':
      if (await takeChangeEvent(deps, event)) return;
      return store.payments.settleCancel(orderNumber, reference, true);
    case 'CANCEL_FAILED':
    case 'REFUND_FAILED':
      if (await takeChangeEvent(deps, event)) return;
      return store.payments.settleCancel(orderNumber, reference, false);
    case 'DISPUTED':
    case 'CHARGED_BACK':
    case 'CHARGEBACK_REVERSED':
      return takeDispute(deps, event);
    default:
      return;
  }
}

/** An open attempt may be retried on the provider's page until it times out. */
async function failedAtProvider(
  deps: OrderDeps,
  event: PaymentEvent,
  { status, reference }: PaymentLeg,
): Promise<void> {
  if (status !== 'PENDING' || (reference !== null && reference !== event.paymentReference)) return;
  await endPending(deps, { orderNumber: event.orderReference, code: 'PaymentGatewayRejected', payment: 'REFUSED' });
}

async function authorised(deps: OrderDeps, event: PaymentEvent, leg: PaymentLeg): Promise<void> {
  const { orderReference: orderNumber, paymentReference: reference } = event;
  const { amountCents } = leg;
  if (event.amountCents !== amountCents) {
    return deps.onProblem('another amount was authorised', { order: orderNumber });
  }
  // the order was saved with this payment while the news came
  if (leg.status === 'AUTHORISED' && leg.reference === reference) return;
  await finishOrder(deps, { orderNumber, status: 'PLACED', reference, amountCents, card: event.card });
}
