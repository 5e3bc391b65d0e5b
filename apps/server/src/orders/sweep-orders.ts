import { toCents } from '@wattle/domain';
import { retryDelaySeconds } from '../outbox/retry-delay.ts';
import type { PaymentLeg } from '../store/placing-payments.ts';
import { askUnanswered } from './ask-unanswered.ts';
import { doEach } from './do-each.ts';
import type { OrderDeps } from './order-deps.ts';
import { releaseOrder } from './release-order.ts';
import { handleDueEvents } from './take-payment-events.ts';

const AT_ONCE = 50;
const LEASE_SECONDS = 60;
/** Nobody sends the same order again after so long. */
const KEPT_DAYS = 7;
const FORGOTTEN_AT_ONCE = 500;
/** After so many tries somebody should look; it is tried all the same. */
const WORRYING_ATTEMPTS = 8;

export type Swept = {
  readonly events: number;
  readonly asked: number;
  readonly released: number;
  readonly cancels: number;
};

/**
 * Finishes what was left: news that nobody handled, steps that the provider did not answer, holds whose time is over,
 * money that is owed. What a payment came to that nobody heard of and nobody can ask about, the provider's news says;
 * without any, it is cancelled and the goods go back.
 */
export const sweepOrders = (deps: OrderDeps) => async (): Promise<Swept> => {
  const events = await handleDueEvents(deps);
  const asked = await askUnanswered(deps);
  const expired = await deps.store.leaseExpired(AT_ONCE, LEASE_SECONDS);
  await doEach(expired, async ({ orderNumber }) => {
    if (orderNumber === null) return;
    await releaseOrder(deps, orderNumber, { code: 'PAYMENT_CANCELLED', payment: 'TO_CANCEL', freesKey: true });
  });
  const owed = await deps.store.claimCancels(AT_ONCE, LEASE_SECONDS);
  await doEach(owed, (leg) => cancel(deps, leg));
  await deps.store.forgetPlacements(KEPT_DAYS, FORGOTTEN_AT_ONCE);
  return { events, asked, released: expired.length, cancels: owed.length };
};

async function cancel(deps: OrderDeps, owed: PaymentLeg): Promise<void> {
  const { store, onProblem } = deps;
  const { orderNumber, leg, reference, attempts } = owed;
  if (attempts >= WORRYING_ATTEMPTS) {
    onProblem('a payment without an order cannot be given back', { order: orderNumber });
  }
  const outcome = await giveBack(deps, owed);
  if (outcome.status === 'RECEIVED') return store.markCancel(orderNumber, leg, 'CANCELLING');
  // nothing was ever authorised for it
  if (outcome.status === 'REFUSED' && reference === null) return store.markCancel(orderNumber, leg, 'CANCELLED');
  return store.postponeCancel(orderNumber, leg, retryDelaySeconds(attempts));
}

/** Money that is held is let go of; what was taken meanwhile can only be refunded, so every other try does that. */
function giveBack({ payment, times }: OrderDeps, { orderNumber, leg, reference, attempts, amountCents }: PaymentLeg) {
  const call = {
    // each try is one of its own: what was in the way may be gone
    idempotencyKey: `${orderNumber}-${leg}-cancel-${attempts}`,
    deadlineAt: Date.now() + times.providerSeconds * 1000,
  };
  if (reference === null) return payment.cancel({ ...call, orderReference: orderNumber });
  return attempts % 2 === 1
    ? payment.cancel({ ...call, paymentReference: reference })
    : payment.refund({ ...call, paymentReference: reference, amountCents: toCents(amountCents) });
}
