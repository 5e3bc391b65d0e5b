import { isTakenAtOnce } from '../checkout/payment-methods.ts';
import type { Rejected, Success } from '../results/outcome.ts';
import { refundOfRest } from './cancel-order.ts';
import type { Order } from './order.ts';
import { lostGifts } from './order-gifts.ts';
import type { OrderRefund, ReturnLine } from './order-refund.ts';
import type { MoneyChange, PaidLeg } from './payment-ledger.ts';
import { planRefund, type RefundReason } from './plan-refund.ts';

export type RefundPreview = Pick<OrderRefund, 'amountCents' | 'gstCents' | 'lines' | 'parts' | 'gifts'>;

/** Statuses in which the money of an order has been taken. */
const TAKEN: readonly Order['status'][] = ['ON_THE_WAY', 'DELIVERED', 'COLLECTED'];

/** What would go back if the order were cancelled now, and by which payments. */
export const previewCancel = (order: Order): RefundPreview | null => preview(order, refundOfRest(order, ''));

/**
 * What would go back if these units were returned, and by which payments. Delivery is not part of it, and gifts that are
 * no longer earned come back too.
 */
export const previewReturn = (order: Order, lines: readonly ReturnLine[]): RefundPreview | null =>
  preview(order, { ...refundOfRest(order, ''), lines, deliveryCents: 0 });

/** The server's own plan, made from what the shopper may see of the payments. Null: nothing would go back. */
function preview(order: Order, request: Parameters<typeof planRefund>[1]): RefundPreview | null {
  const unusedCards = new Map(order.lines.map(({ id, qty }) => [id, qty]));
  const facts = {
    legs: legsOf(order),
    actor: { kind: 'SHOPPER' as const },
    unusedCards,
    goodwillTodayCents: 0,
    nowMs: 0,
  };
  const gifts = Object.fromEntries(lostGifts(order, request.lines).map(({ line }) => [line.id, 'RESTOCK' as const]));
  const planned: Success<{ refund: OrderRefund }> | Rejected<RefundReason> = planRefund(
    order,
    { ...request, gifts },
    facts,
  );
  return planned.status === 'SUCCESS' ? planned.value.refund : null;
}

function legsOf(order: Order): PaidLeg[] {
  const { payments, refunds = [], status, shipping } = order;
  const isGone = TAKEN.includes(status) || shipping.type === 'EMAIL';
  return payments.map(({ type, label, amountCents }, leg): PaidLeg => {
    const isGiftCard = type === 'VOUCHER';
    const back = refunds
      .flatMap(({ parts }) => parts)
      .filter((part) => part.label === label)
      .map(({ way, state, amountCents: cents }): MoneyChange => {
        return { kind: way === 'NOT_TAKEN' ? 'RELEASE' : 'REFUND', state, amountCents: cents };
      });
    const released = back.reduce((sum, change) => sum + (change.kind === 'RELEASE' ? change.amountCents : 0), 0);
    const isTaken = !isGiftCard && (isGone || isTakenAtOnce(type));
    const capture: MoneyChange = { kind: 'CAPTURE', state: 'DONE', amountCents: amountCents - released };
    return {
      ...{ leg, label, isGiftCard, isTakenAtOnce: isTakenAtOnce(type), authorisedCents: amountCents },
      chargedBackCents: 0,
      changes: isTaken ? [...back, capture] : back,
    };
  });
}
