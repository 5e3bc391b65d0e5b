import { toCents } from '@wattle/domain/money';
import { unreachable } from '@wattle/domain/results';
import type { ModificationOutcome } from '@wattle/providers/payment';
import type { Queryable } from '../../store/database.ts';
import { type LockedOrder, saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import { type OrderProblemKind, raiseProblem } from '../../store/order-problems.ts';
import { markChange, type PaymentChange } from '../../store/payment-changes.ts';
import { retryDelaySeconds } from '../../workers/retry-delay.ts';
import { doEach } from './do-each.ts';
import type { RefundDeps } from './order-deps.ts';
import { updateRefund } from './update-refund.ts';

const AT_ONCE = 50;
/** Longer than the provider may take. */
const LEASE_SECONDS = 60;
/** After so many tries somebody should look; it is tried all the same. */
const WORRYING_ATTEMPTS = 8;

export const FAILURES = {
  CAPTURE: 'CAPTURE_FAILED',
  CANCEL: 'CANCEL_FAILED',
  RELEASE: 'CANCEL_FAILED',
  REFUND: 'REFUND_FAILED',
} as const satisfies Record<PaymentChange['kind'], OrderProblemKind>;

/**
 * Asks the provider for what is written down to be done with money, of one order or of all. No transaction is open
 * meanwhile; an answer that is not known leaves it as it is, to be asked again with the same key: never twice.
 */
export async function askChanges(deps: RefundDeps, orderNumber: string | null = null): Promise<number> {
  let asked = 0;
  for (let isAway = false; !isAway; ) {
    const due = await deps.store.paymentChanges.claim(AT_ONCE, LEASE_SECONDS, orderNumber);
    if (due.length === 0) break;
    await doEach(due, async (change) => {
      // there is no sense in waiting for it once for each: the others have their turn later
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
  await deps.store.orders.change(orderNumber, (tx, locked) =>
    settleChange(deps, tx, locked, { change, state, reference, actor: 'shop', source: `change ${id}` }),
  );
}

export type ChangeNews = {
  readonly change: PaymentChange;
  readonly state: 'SENT' | 'DONE' | 'FAILED';
  readonly reference: string | null;
  /** Who says so. */
  readonly actor: 'shop' | 'provider';
  /** What a problem comes from. */
  readonly source: string;
};

/** Writes what became of a change, in the journal too; what failed is put before staff, and its shopper is told. */
export async function settleChange(
  deps: Pick<RefundDeps, 'letters' | 'onProblem'>,
  tx: Queryable,
  locked: LockedOrder,
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
  const updated = await updateRefund(deps, tx, locked, refundId);
  await saveLocked(tx, updated);
  // they were told that it is on its way: it is not any more
  if (state === 'FAILED' && kind === 'REFUND' && change.state !== 'OPEN') {
    await deps.letters.refundFailed(tx, updated, { refundId, amountCents, isCustomers: locked.isCustomers });
  }
}
