import { setTimeout as delay } from 'node:timers/promises';
import type { AttemptState } from '@wattle/domain/order';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Placement } from '../../store/placement-rows.ts';
import { finishOrder } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { releaseOrder } from './release-order.ts';
import { settleStep } from './settle-step.ts';
import { submitStep, submittedStep } from './submit-step.ts';
import { handleDueEvents } from './take-payment-events.ts';

const LOOK_AGAIN_MS = 50;
const NONE: AttemptState = { status: 'NONE' };
const BUSY: AttemptState = { status: 'BUSY' };

type OpenAttempt = Placement & { readonly orderNumber: string };

/** The state of the attempt this browser started: it can be finished, or it is over. */
export const loadAttempt =
  (deps: OrderDeps): Handler<'loadAttempt'> =>
  (_, { attemptKey } = {}) =>
    orDatabaseAway(async () => success(attemptKey === undefined ? NONE : await lookAtAttempt(deps, attemptKey)));

/** Abandons the attempt this browser started. */
export const releaseAttempt =
  (deps: OrderDeps): Handler<'releaseAttempt'> =>
  (_, { attemptKey } = {}) =>
    orDatabaseAway(async () => success(attemptKey === undefined ? NONE : await giveUpAttempt(deps, attemptKey)));

async function lookAtAttempt(deps: OrderDeps, attemptKey: string): Promise<AttemptState> {
  const open = await findOpen(deps, attemptKey);
  if (open && !open.isBusy) await learnOutcome(deps, open);
  return describe(deps, await deps.store.placements.findAttempt(attemptKey));
}

/**
 * Releases everything an attempt holds in one transaction, and cancels what the provider may hold for it. If it was
 * paid in the meantime, it stays an order: the first to close the attempt decides.
 */
export async function giveUpAttempt(deps: OrderDeps, attemptKey: string): Promise<AttemptState> {
  const deadline = Date.now() + deps.times.waitSeconds * 1000;
  while (Date.now() < deadline) {
    const open = await findOpen(deps, attemptKey);
    if (!open) return describe(deps, await deps.store.placements.findAttempt(attemptKey));
    if (open.isBusy || !(await deps.store.placements.lease(open.orderNumber, deps.times.busySeconds))) {
      await delay(LOOK_AGAIN_MS);
      continue;
    }
    await takeNews(deps);
    await releaseOrder(deps, open.orderNumber, { code: 'PAYMENT_CANCELLED', payment: 'TO_CANCEL' });
  }
  return BUSY;
}

async function findOpen({ store }: OrderDeps, attemptKey: string): Promise<OpenAttempt | undefined> {
  const found = await store.placements.findAttempt(attemptKey);
  const isOpen = found?.state === 'HELD' || found?.state === 'ACTION';
  return isOpen && found.orderNumber !== null ? { ...found, orderNumber: found.orderNumber } : undefined;
}

/** Handles stored webhooks that may settle this payment. Failures are retried later. */
const takeNews = (deps: OrderDeps): Promise<unknown> => handleDueEvents(deps).catch(() => undefined);

/** Brings an idle attempt up to date: from webhooks, then from the provider. */
async function learnOutcome(deps: OrderDeps, { orderNumber, state, step, plan, isExpired }: OpenAttempt) {
  await takeNews(deps);
  if (!(await deps.store.placements.lease(orderNumber, deps.times.busySeconds))) return;
  if (step) {
    const submitted = submittedStep(orderNumber, step, { plan });
    await settleStep(deps, submitted, await submitStep(deps, submitted));
    return;
  }
  const provider = plan?.payments.provider;
  if (state === 'HELD' && provider && !deps.payment.isPaidElsewhere(provider.type)) {
    // the process that called the provider died, and only it had the card
    await finishOrder(deps, { orderNumber, status: 'PENDING', reference: null, amountCents: provider.cents });
    return;
  }
  // the shopper never got the provider's page, or its time is over
  if (state === 'HELD' || isExpired) {
    await releaseOrder(deps, orderNumber, { code: 'PAYMENT_CANCELLED', payment: 'TO_CANCEL' });
    return;
  }
  await deps.store.placements.leave(orderNumber);
}

async function describe({ store }: OrderDeps, found: Placement | undefined): Promise<AttemptState> {
  if (!found || found.orderNumber === null) return NONE;
  const { orderNumber, state, plan, answer } = found;
  if (state === 'REFUSED') return { status: 'RELEASED', orderNumber };
  if (state === 'SAVED') {
    const order = await store.orders.find(orderNumber);
    if (order?.status === 'CANCELLED') return { status: 'RELEASED', orderNumber };
    return { status: order?.status === 'PENDING' ? 'PENDING' : 'PLACED', orderNumber };
  }
  const actionData = answer?.status === 'SUCCESS' ? answer.value.actionData : null;
  if (found.isBusy || !plan?.payments.provider || !actionData) return BUSY;
  return {
    status: 'UNFINISHED',
    orderNumber,
    type: plan.payments.provider.type,
    totalCents: plan.order.totals.totalCents,
    leftCents: plan.payments.provider.cents,
    startedAt: found.startedAt,
    heldUntil: found.expiresAt,
    actionData,
  };
}
