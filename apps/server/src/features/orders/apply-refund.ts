import { boughtGiftCards } from '@wattle/domain/gift-card';
import {
  actorName,
  hasLeft,
  isAllRefunded,
  type Order,
  type OrderActor,
  type OrderRefund,
  type PlannedChange,
  type RefundFacts,
  type RefundPart,
  type RefundPlan,
} from '@wattle/domain/order';
import { voucherDay } from '../../pricing/voucher-day.ts';
import type { Queryable } from '../../store/database.ts';
import { findPaidCardExpiry, refillVoucher, releaseUses, suspendUnused } from '../../store/give-back.ts';
import { noteEvent } from '../../store/order-events.ts';
import { writeChange } from '../../store/payment-changes.ts';
import { listPaidLegs, listUnusedCards, sumGoodwill } from '../../store/refund-facts.ts';
import { restock, writeOff } from '../../store/sold-units.ts';
import type { RefundDeps } from './order-deps.ts';

/** Lost the race: a gift card to be stopped has just been used. */
export class CardUsedMeanwhile extends Error {
  override readonly name = 'CardUsedMeanwhile';
}

/** What a refund is checked against, read in this transaction. */
export async function loadRefundFacts(
  tx: Queryable,
  order: Order,
  by: Pick<RefundFacts, 'actor' | 'nowMs'>,
): Promise<RefundFacts> {
  const cards = await listUnusedCards(tx, order);
  const unusedCards = new Map([...cards].map(([lineId, codes]) => [lineId, codes.length]));
  const account = by.actor.kind === 'STAFF' ? by.actor.account : undefined;
  const goodwillTodayCents = account === undefined ? 0 : await sumGoodwill(tx, account);
  return { ...by, legs: await listPaidLegs(tx, order), unusedCards, goodwillTodayCents };
}

export type AppliedRefund = {
  readonly kind: 'REFUND' | 'CANCEL';
  readonly actor: OrderActor;
  readonly reason: string;
  /** Idempotency key: the same key is the same refund. */
  readonly key: string;
};

/**
 * Records a refund in the transaction that holds the order lock: returns goods to stock and money to gift cards, and
 * queues the provider calls. Locks in the same order as placing: stock, gift cards, promotions, day.
 */
export async function applyRefund(
  deps: Pick<RefundDeps, 'issueCard' | 'letters'>,
  tx: Queryable,
  order: Order,
  plan: RefundPlan,
  { kind, actor, reason, key }: AppliedRefund,
): Promise<Order> {
  const { number: orderNumber } = order;
  await restock(tx, orderNumber, plan.restocked);
  await writeOff(tx, orderNumber, plan.writtenOff);
  await takeBackCards(deps, tx, order, plan);
  const parts: RefundPart[] = [];
  for (const [index, change] of plan.changes.entries()) {
    const part = plan.refund.parts[index];
    if (part) parts.push(await writePart(deps, tx, order, plan.refund, change, part));
  }
  const refund = { ...plan.refund, parts };
  const refunded = { ...order, refunds: [...(order.refunds ?? []), refund] };
  if (kind === 'CANCEL' || isAllRefunded(refunded)) await releaseUses(tx, orderNumber, !hasLeft(order));
  await noteEvent(tx, {
    orderNumber,
    actor: actorName(actor),
    kind: kind === 'CANCEL' ? 'CANCELLED' : 'REFUNDED',
    amountCents: refund.amountCents,
    data: {
      refundId: refund.id,
      reason,
      lines: refund.lines,
      restocked: plan.restocked,
      gifts: refund.gifts,
      gstCents: refund.gstCents,
    },
    key,
  });
  return refunded;
}

/** Stops purchased gift cards and mails their recipients. Fails if one has been used. */
async function takeBackCards(
  { letters }: Pick<RefundDeps, 'letters'>,
  tx: Queryable,
  order: Order,
  { cards }: RefundPlan,
): Promise<void> {
  if (cards.length === 0) return;
  const unused = await listUnusedCards(tx, order);
  for (const { lineId, qty } of cards) {
    const codes = (unused.get(lineId) ?? []).slice(0, qty);
    const bought = boughtGiftCards(order).find((card) => card.lineId === lineId);
    if ((await suspendUnused(tx, codes, bought?.amountCents ?? 0)) < qty) throw new CardUsedMeanwhile();
    if (bought) await letters.cardsStopped(tx, order, { ...bought, codes });
  }
}

async function writePart(
  { issueCard }: Pick<RefundDeps, 'issueCard'>,
  tx: Queryable,
  order: Order,
  { id: refundId, at }: OrderRefund,
  change: PlannedChange,
  part: RefundPart,
): Promise<RefundPart> {
  const row = { ...change, orderNumber: order.number, refundId };
  if (part.way !== 'GIFT_CARD') {
    const state = change.kind === 'RELEASE' ? 'DONE' : 'OPEN';
    await writeChange(tx, { ...row, state });
    return { ...part, state };
  }
  const { leg, amountCents: cents } = change;
  const paid = { orderNumber: order.number, leg };
  const filled = await refillVoucher(tx, { ...paid, cents, today: voucherDay(at) });
  const issue = async () => issueCard(tx, { order, cents, at, paidCardExpires: await findPaidCardExpiry(tx, paid) });
  const voucherCode = filled ?? (await issue());
  await writeChange(tx, { ...row, state: 'DONE', voucherCode });
  return { ...part, way: filled === undefined ? 'NEW_GIFT_CARD' : 'GIFT_CARD', state: 'DONE' };
}
