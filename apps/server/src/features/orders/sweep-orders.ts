import { toCents } from '@wattle/domain/money';
import type { FastifyInstance } from 'fastify';
import type { PaymentLeg } from '../../store/payments.ts';
import { doEach } from '../../workers/do-each.ts';
import { type Poller, pollUntilClosed } from '../../workers/poll-until-closed.ts';
import { retryDelaySeconds } from '../../workers/retry-delay.ts';
import { askChanges } from './ask-changes.ts';
import { askUnanswered } from './ask-unanswered.ts';
import { endPending } from './end-pending.ts';
import type { OrderDeps } from './order-deps.ts';
import { releaseOrder } from './release-order.ts';
import { handleDueEvents } from './take-payment-events.ts';
import { tellPassedDays } from './tell-passed-days.ts';

const SWEEP_EVERY_MS = 15_000;
const AT_ONCE = 50;
const LEASE_SECONDS = 60;
/** No client retries an order after this long. */
const KEPT_DAYS = 7;
const FORGOTTEN_AT_ONCE = 500;
/** After this many tries staff are alerted; retries continue. */
const WORRYING_ATTEMPTS = 8;

export type Swept = {
  readonly events: number;
  readonly asked: number;
  readonly released: number;
  readonly cancels: number;
  /** Captures, cancellations and refunds sent to the provider. */
  readonly changes: number;
  /** Shoppers told that their promised day has passed. */
  readonly late: number;
};

/**
 * Finishes leftovers: unhandled webhooks, steps without an answer, expired holds, refunds that are due. A payment with
 * an unknown outcome that cannot be queried is settled by its webhook; without one it is cancelled and its goods are
 * released.
 */
export const sweepOrders = (deps: OrderDeps) => async (): Promise<Swept> => {
  const failures: unknown[] = [];
  /** A failing step does not stop the others. */
  const step = (work: () => Promise<number>): Promise<number> =>
    work().catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  const swept = {
    events: await step(() => handleDueEvents(deps)),
    asked: await step(() => askUnanswered(deps)),
    released: (await step(() => releaseExpired(deps))) + (await step(() => endLatePending(deps))),
    cancels: await step(() => cancelOwed(deps)),
    changes: await step(() => askChanges(deps)),
    late: await step(() => tellPassedDays(deps, Date.now())),
  };
  await step(async () => {
    await deps.store.placements.forgetOld(KEPT_DAYS, FORGOTTEN_AT_ONCE);
    return 0;
  });
  if (failures.length > 0) throw failures[0];
  return swept;
};

async function releaseExpired(deps: OrderDeps): Promise<number> {
  const expired = await deps.store.placements.leaseExpired(AT_ONCE, LEASE_SECONDS);
  await doEach(expired, async ({ orderNumber }) => {
    if (orderNumber === null) return;
    await releaseOrder(deps, orderNumber, { code: 'PAYMENT_CANCELLED', payment: 'TO_CANCEL', freesKey: true });
  });
  return expired.length;
}

/** Those that cannot be ended stay overdue: they must not hold up the next ones. */
async function endLatePending(deps: OrderDeps, after = ''): Promise<number> {
  const late = await deps.store.placements.listLatePending(after, AT_ONCE);
  let more = 0;
  try {
    await doEach(late, async (orderNumber) => {
      await endPending(deps, { orderNumber, code: 'PAYMENT_CANCELLED', payment: 'TO_CANCEL' });
    });
  } finally {
    const last = late[AT_ONCE - 1];
    if (last !== undefined) more = await endLatePending(deps, last);
  }
  return late.length + more;
}

async function cancelOwed(deps: OrderDeps): Promise<number> {
  const owed = await deps.store.payments.claimCancels(AT_ONCE, LEASE_SECONDS);
  await doEach(owed, (leg) => cancel(deps, leg));
  return owed.length;
}

/** Runs the sweeper while the shop is open. Processes skip what another has leased. */
export function sweepOften(app: FastifyInstance, deps: OrderDeps): Pick<Poller, 'close'> {
  let sweeping: Poller | undefined;
  app.addHook('onListen', async () => {
    const onError = (error: unknown): void => app.log.error({ err: error }, 'orders could not be swept');
    sweeping ??= pollUntilClosed(sweepOrders(deps), { everyMs: SWEEP_EVERY_MS, onError });
  });
  return { close: async () => sweeping?.close() };
}

async function cancel(deps: OrderDeps, owed: PaymentLeg): Promise<void> {
  const { store, onProblem } = deps;
  const { orderNumber, leg, reference, attempts } = owed;
  if (attempts >= WORRYING_ATTEMPTS) {
    onProblem('a payment without an order cannot be given back', { order: orderNumber });
  }
  const outcome = await giveBack(deps, owed);
  if (outcome.status === 'RECEIVED') return store.payments.markCancel(orderNumber, leg, 'CANCELLING');
  // nothing was ever authorised for it
  if (outcome.status === 'REFUSED' && reference === null)
    return store.payments.markCancel(orderNumber, leg, 'CANCELLED');
  return store.payments.postponeCancel(orderNumber, leg, retryDelaySeconds(attempts));
}

/** Releases held money. If it has been captured it can only be refunded, so every other try does that. */
function giveBack({ payment, times }: OrderDeps, owed: PaymentLeg) {
  const { orderNumber, leg, reference, pageReference, attempts, amountCents } = owed;
  const call = {
    // a new key for each try
    idempotencyKey: `${orderNumber}-${leg}-cancel-${attempts}`,
    deadlineAt: Date.now() + times.providerSeconds * 1000,
  };
  const page = pageReference !== null && { pageReference };
  if (reference === null) return payment.cancel({ ...call, orderReference: orderNumber, ...page });
  return attempts % 2 === 1
    ? payment.cancel({ ...call, paymentReference: reference })
    : payment.refund({ ...call, paymentReference: reference, amountCents: toCents(amountCents) });
}
