import { toCents } from '@wattle/domain/money';
import type { Order } from '@wattle/domain/order';
import { unreachable } from '@wattle/domain/results';
import type { ModificationOutcome } from '@wattle/providers/payment';
import type { Queryable } from '../../store/database.ts';
import { saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import { type OrderProblemKind, raiseProblem } from '../../store/order-problems.ts';
import { markChange, type PaymentChange } from '../../store/payment-changes.ts';
import { doEach } from '../../workers/do-each.ts';
import { retryDelaySeconds } from '../../workers/retry-delay.ts';
import type { RefundDeps } from './order-deps.ts';
import { updateRefund } from './update-refund.ts';

const AT_ONCE = 50;
/** Lease time: longer than the provider's timeout. */
const LEASE_SECONDS = 60;
/** After this many tries staff are alerted; retries continue. */
const WORRYING_ATTEMPTS = 8;

export const FAILURES = {
  CAPTURE: 'CAPTURE_FAILED',
  CANCEL: 'CANCEL_FAILED',
  RELEASE: 'CANCEL_FAILED',
  REFUND: 'REFUND_FAILED',
} as const satisfies Record<PaymentChange['kind'], OrderProblemKind>;

/**
 * Makes the queued provider calls (captures, cancellations, refunds) of one order or of all. No transaction is open
 * meanwhile. An unknown outcome leaves the call queued, to be repeated with the same key.
 */
export async function askChanges(deps: RefundDeps, orderNumber: string | null = null): Promise<number> {
  let asked = 0;
  for (let isAway = false; !isAway; ) {
    const due = await deps.store.paymentChanges.claim(AT_ONCE, LEASE_SECONDS, orderNumber);
    if (due.length === 0) break;
    await doEach(due, async (change) => {
      // the provider is down: do not wait for it once per call
      if (isAway) return;
      asked += 1;
      const outcome = await ask(deps, change);
      isAway = outcome.status === 'UNKNOWN';
      await settleAnswer(deps, change, outcome);
    });
  }
  return asked;
}

function ask({ payment, times }: RefundDeps, change: PaymentChange): Promise<ModificationOutcome> {
  const { kind, idempotencyKey, paymentReference, amountCents } = change;
  if (paymentReference === null) throw new Error(`${change.orderNumber}: a payment without a reference.`);
  const call = { idempotencyKey, deadlineAt: Date.now() + times.providerSeconds * 1000, paymentReference };
  switch (kind) {
    case 'CAPTURE':
      return payment.capture({ ...call, amountCents: toCents(amountCents) });
    case 'REFUND':
      return payment.refund({ ...call, amountCents: toCents(amountCents) });
    case 'CANCEL':
    case 'RELEASE':
      return payment.cancel(call);
    default:
      return unreachable(kind);
  }
}

async function settleAnswer(deps: RefundDeps, change: PaymentChange, outcome: ModificationOutcome): Promise<void> {
  const { id, attempts, orderNumber } = change;
  if (outcome.status === 'UNKNOWN') {
    if (attempts >= WORRYING_ATTEMPTS)
      deps.onProblem('the provider does not say what became of money', { order: orderNumber });
    return deps.store.paymentChanges.postpone(id, retryDelaySeconds(attempts));
  }
  const state = outcome.status === 'RECEIVED' ? 'SENT' : 'FAILED';
  const reference = outcome.status === 'RECEIVED' ? outcome.reference : null;
  await deps.store.orders.change(orderNumber, (tx, order) =>
    settleChange(deps, tx, order, { change, state, reference, actor: 'shop', source: `change ${id}` }),
  );
}

export type ChangeNews = {
  readonly change: PaymentChange;
  readonly state: 'SENT' | 'DONE' | 'FAILED';
  readonly reference: string | null;
  /** Who reported it. */
  readonly actor: 'shop' | 'provider';
  /** What caused a problem. */
  readonly source: string;
};

/** Saves the outcome of a call, with a journal entry. A failure alerts staff and mails the shopper. */
export async function settleChange(
  deps: Pick<RefundDeps, 'letters' | 'onProblem'>,
  tx: Queryable,
  order: Order,
  { change, state, reference, actor, source }: ChangeNews,
): Promise<void> {
  const { id, orderNumber, kind, amountCents, refundId } = change;
  if (!(await markChange(tx, id, state, reference))) return;
  const data = { leg: change.leg, ...(refundId !== null && { refundId }), ...(reference !== null && { reference }) };
  await noteEvent(tx, { orderNumber, actor, kind: `${kind}_${state}`, amountCents, data });
  if (state === 'FAILED') {
    await raiseProblem(tx, { orderNumber, kind: FAILURES[kind], amountCents, source });
    deps.onProblem(`a ${kind.toLowerCase()} failed`, { order: orderNumber });
  }
  if (refundId === null) return;
  const updated = await updateRefund(deps, tx, order, refundId);
  await saveLocked(tx, updated);
  // the shopper was told that the refund is on its way
  if (state === 'FAILED' && kind === 'REFUND' && change.state !== 'OPEN') {
    await deps.letters.refundFailed(tx, updated, { refundId, amountCents });
  }
}
