import { actorName, type Order, type OrderActor, type PlannedChange, planCapture } from '@wattle/domain/order';
import type { Queryable } from '../../store/database.ts';
import { saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import { solveProblems } from '../../store/order-problems.ts';
import { lastTries, listChanges, type PaymentChange, writeChange } from '../../store/payment-changes.ts';
import { listPaidLegs } from '../../store/refund-facts.ts';
import { askChanges, FAILURES } from './ask-changes.ts';
import type { RefundDeps } from './order-deps.ts';
import { updateRefund } from './update-refund.ts';

/** The call to retry. A capture takes only what is still held. */
async function nextTry(
  tx: Queryable,
  order: Order,
  { leg, kind, amountCents }: PaymentChange,
): Promise<PlannedChange | null> {
  if (kind !== 'CAPTURE') return { leg, kind, amountCents };
  const paid = (await listPaidLegs(tx, order)).find((one) => one.leg === leg);
  return paid ? planCapture(paid) : null;
}

/**
 * Retries failed calls, each with a new key. Their problems count as solved unless they fail again. Returns how many;
 * undefined: no such order. `onTried` writes it down in the same transaction.
 */
export async function retryChanges(
  deps: RefundDeps,
  orderNumber: string,
  actor: OrderActor,
  onTried?: (tx: Queryable, count: number) => Promise<void>,
): Promise<number | undefined> {
  const tried = await deps.store.orders.change(orderNumber, async (tx, locked) => {
    const failed = lastTries(await listChanges(tx, [orderNumber])).filter(({ state }) => state === 'FAILED');
    const by = { orderNumber, actor: actorName(actor) };
    let order = locked;
    for (const change of failed) {
      const { refundId } = change;
      const next = await nextTry(tx, order, change);
      if (!next) continue;
      await writeChange(tx, { ...next, orderNumber, refundId, state: 'OPEN' });
      const { kind, amountCents, leg } = next;
      await noteEvent(tx, { ...by, kind: `${kind}_RETRIED`, amountCents, data: { leg } });
      if (refundId !== null) order = await updateRefund(deps, tx, order, refundId);
    }
    await solveProblems(tx, orderNumber, [...new Set(failed.map(({ kind }) => FAILURES[kind]))], by.actor);
    await saveLocked(tx, order);
    await onTried?.(tx, failed.length);
    return failed.length;
  });
  if (tried) await askChanges(deps, orderNumber);
  return tried;
}
