import { boughtGiftCards, giftCardExpiry } from '@wattle/domain/gift-card';
import { centsOf } from '@wattle/domain/money';
import { type Order, type OrderStatus, type PaidLeg, planRefund, refundOfRest } from '@wattle/domain/order';
import { giftCardCode } from '../content/gift-card-code.ts';
import type { DemoGiftCard, DemoOrder, DemoPayment } from '../demo-shop.ts';
import { dayInTimeZone } from '../stores/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../stores/shop-moment.ts';
import type { OrderDraft } from './order-draft.ts';

type Paid = Pick<DemoOrder, 'order' | 'payments' | 'giftCards'>;

const LEFT: readonly OrderStatus[] = ['ON_THE_WAY', 'DELIVERED', 'COLLECTED'];
const GIVEN_BACK: readonly OrderStatus[] = ['CANCELLED', 'REFUNDED'];

/** An order with the payments and gift cards that placing, sending, cancelling or refunding it would have left. */
export function payOrder(draft: OrderDraft, order: Order): Paid {
  const giftCards = issuedCards(draft, order);
  const last = order.history.at(-1);
  const before = order.history.at(-2);
  if (!last || !before || !GIVEN_BACK.includes(last.status))
    return { order, payments: paymentsOf(draft, order), giftCards };
  const kept = { ...order, status: before.status, history: order.history.slice(0, -1) };
  return { ...giveBack(kept, order, last, paymentsOf(draft, kept)), giftCards };
}

/** The provider's payment is leg 0, as in every order. Money is captured when the goods leave. */
function paymentsOf(
  { giftCards = [] }: OrderDraft,
  { number, payments, history, shipping, placedAt }: Order,
): DemoPayment[] {
  const leftAt = shipping.type === 'EMAIL' ? placedAt : history.find(({ status }) => LEFT.includes(status))?.at;
  return payments.map(({ type, label, amountCents }, index): DemoPayment => {
    const card = giftCards[index];
    if (card) {
      return {
        leg: index + 1,
        type,
        amountCents: centsOf(card.amount),
        voucherCode: giftCardCode(card.last),
        provider: null,
        changes: [],
      };
    }
    const [, brand, lastFour = ''] = /^(\w+) ending (\d{4})$/.exec(label) ?? [];
    return {
      leg: 0,
      type,
      amountCents,
      voucherCode: null,
      provider: {
        reference: `DEMO${number.replace(/\D/g, '').padStart(12, '0')}`,
        card: brand === undefined ? null : { brand: brand.toLowerCase(), lastFour },
      },
      changes: leftAt === undefined ? [] : [{ kind: 'CAPTURE', amountCents, at: leftAt, refundId: null }],
    };
  });
}

const toPaidLeg = ({ leg, amountCents, voucherCode, changes }: DemoPayment, label: string): PaidLeg => ({
  leg,
  label,
  isGiftCard: voucherCode !== null,
  isTakenAtOnce: false,
  authorisedCents: amountCents,
  chargedBackCents: 0,
  changes: changes.map(({ kind, amountCents: cents }) => ({ kind, state: 'DONE', amountCents: cents })),
});

/** Everything goes back, as the shop itself plans it. */
function giveBack(
  kept: Order,
  order: Order,
  { at, note }: Order['history'][number],
  payments: readonly DemoPayment[],
): Pick<Paid, 'order' | 'payments'> {
  const legs = payments.map((payment, index) => toPaidLeg(payment, order.payments[index]?.label ?? ''));
  const actor = { kind: 'STAFF', role: 'MANAGER', name: 'Demo' } as const;
  const facts = { legs, actor, unusedCards: new Map(), goodwillTodayCents: 0, nowMs: at };
  const planned = planRefund(kept, refundOfRest(kept, note), facts);
  if (planned.status !== 'SUCCESS') throw new Error(`${order.number} cannot be given back.`);
  const { refund, changes } = planned.value;
  const done = { ...refund, parts: refund.parts.map((part) => ({ ...part, state: 'DONE' as const })) };
  return {
    order: { ...order, refunds: [done] },
    payments: payments.map((payment) => ({
      ...payment,
      changes: [
        ...payment.changes,
        ...changes
          .filter(({ leg }) => leg === payment.leg)
          .map(({ kind, amountCents }) => ({ kind, amountCents, at, refundId: refund.id })),
      ],
    })),
  };
}

/** Bought gift cards became cards, which nobody has used yet. */
function issuedCards({ issuedCards: lasts = [] }: OrderDraft, order: Order): DemoGiftCard[] {
  const expires = giftCardExpiry(dayInTimeZone(Math.floor(order.placedAt / 1000), SHOP_TIME_ZONE));
  return boughtGiftCards(order).map(({ lineId, unit, amountCents }, index) => {
    const last = lasts[index];
    if (last === undefined) throw new Error(`${order.number} has a gift card without a number.`);
    return { lineId, unit, amountCents, code: giftCardCode(last), pin: last, expires };
  });
}
