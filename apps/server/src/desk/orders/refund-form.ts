import type { DeskRefusal, RefundPanel } from '@wattle/contract/desk';
import {
  GIFT_FATES,
  type GiftFate,
  giftsOut,
  goodwillCentsOf,
  goodwillLeft,
  hasLeft,
  isGift,
  keptDeliveryCents,
  keptGiftQty,
  keptOf,
  lineName,
  type Order,
  type OrderLine,
  planRefund,
  REFUND_CAUSES,
  type RefundFacts,
  type RefundOrder,
  type RefundPlan,
  type RefundRequest,
  refundedQty,
  refundedUnits,
} from '@wattle/domain/order';
import type { Reason } from '@wattle/domain/results';
import { REASONS } from '@wattle/messages/desk-order';
import { typedCents } from './typed-cents.ts';

const ORDERS: readonly RefundOrder[] = ['SHARES', 'PROVIDER_FIRST', 'GIFT_CARDS_FIRST'];

/** The fields of the refund form, from a page's address or a post. */
export type RefundFields = { readonly get: (name: string) => string | null };

export type ReadRefund = {
  readonly request: RefundRequest;
  readonly delivery: string;
  readonly goodwill: string;
  /** A key of the reasons; empty: none. */
  readonly chosen: string;
  readonly refusals: readonly DeskRefusal[];
};

const leftOf = (order: Order, line: OrderLine): number => line.qty - refundedQty(order, line.id);

const isReason = (text: string): text is keyof typeof REASONS => Object.hasOwn(REASONS, text);

const qtyOf = (fields: RefundFields, id: string, left: number): number => {
  if (fields.get(`take.${id}`) === null) return 0;
  const typed = fields.get(`qty.${id}`);
  return typed !== null && /^\d{1,4}$/.test(typed) ? Number(typed) : left;
};

/** What was said of gifts, by line. */
export const readGifts = ({ lines }: Order, fields: RefundFields): Readonly<Record<string, GiftFate>> =>
  Object.fromEntries(
    lines.filter(isGift).flatMap(({ id }) => {
      const fate = GIFT_FATES.find((one) => one === fields.get(`gift.${id}`));
      return fate ? [[id, fate]] : [];
    }),
  );

/** Reads what was chosen and typed. An amount that is none is refused beside its field. */
export function readRefund(order: Order, fields: RefundFields): ReadRefund {
  const amounts = { delivery: fields.get('delivery') ?? '', goodwill: fields.get('goodwill') ?? '' };
  const [deliveryCents, goodwillCents] = [typedCents(amounts.delivery), typedCents(amounts.goodwill)];
  const chosen = fields.get('reason') ?? '';
  const bad = (field: string): DeskRefusal => ({ code: 'AmountInvalid', field, left: null });
  return {
    ...amounts,
    chosen,
    request: {
      lines: order.lines
        .map((line) => ({ lineId: line.id, qty: qtyOf(fields, line.id, leftOf(order, line)) }))
        .filter(({ qty }) => qty > 0),
      deliveryCents: deliveryCents ?? 0,
      goodwillCents: goodwillCents ?? 0,
      restock: fields.get('restock') !== 'no',
      gifts: readGifts(order, fields),
      order: ORDERS.find((one) => one === fields.get('order')) ?? 'SHARES',
      cause: REFUND_CAUSES.find((one) => one === chosen) ?? null,
      reason: isReason(chosen) ? REASONS[chosen] : '',
    },
    refusals: [
      ...(deliveryCents === null ? [bad('delivery')] : []),
      ...(goodwillCents === null ? [bad('goodwill')] : []),
    ],
  };
}

/** Beside which field a refusal stands. */
const FIELD_OF: Readonly<Record<string, string>> = {
  RefundDeliveryExceeded: 'delivery',
  RefundGoodwillExceeded: 'goodwill',
  RefundGoodwillDayExceeded: 'goodwill',
  RefundReasonMissing: 'reason',
  GiftFateMissing: 'gift',
};

export const toRefusal = ({ code, params = {} }: Reason<string>): DeskRefusal => {
  const left = params.leftCents ?? params.left;
  return { code, field: FIELD_OF[code] ?? null, left: left === undefined ? null : Number(left) };
};

const isUntouched = ({ request: { lines, deliveryCents, goodwillCents } }: ReadRefund): boolean =>
  lines.length === 0 && deliveryCents === 0 && goodwillCents === 0;

type Worked = Omit<RefundPanel, 'stock'> & Pick<RefundPlan, 'restocked'>;

/** The refund as it would be, to the cent, or why it cannot. */
export function workOutRefund(order: Order, read: ReadRefund, facts: RefundFacts): Worked {
  const { request } = read;
  const planned = read.refusals.length === 0 ? planRefund(order, request, facts) : null;
  const { refund: plan, restocked } = planned?.status === 'SUCCESS' ? planned.value : { refund: null, restocked: [] };
  // an empty form is no mistake
  const refused = planned?.status === 'REJECTED' && !isUntouched(read) ? planned.reasons.map(toRefusal) : [];
  return {
    kind: 'refund',
    lines: order.lines.map((line) => {
      const left = leftOf(order, line);
      const qty = request.lines.find(({ lineId }) => lineId === line.id)?.qty ?? 0;
      const centsOf = (units: number) => (units > 0 ? refundedUnits(order, line, units).amountCents : 0);
      const planned = plan?.lines.find(({ lineId }) => lineId === line.id)?.amountCents;
      return {
        ...{ id: line.id, name: lineName(line), imageUrl: line.imageUrl, left, qty },
        ...{ leftCents: centsOf(left), chosenCents: planned ?? centsOf(Math.min(qty, left)) },
      };
    }),
    gifts: hasLeft(order)
      ? giftsOut(order)
          .map((line) => ({ line, qty: leftOf(order, line) - keptGiftQty(order, line.id) }))
          .filter(({ line, qty }) => qty > 0 && !request.lines.some(({ lineId }) => lineId === line.id))
          .map(({ line, qty }) => ({
            ...{ lineId: line.id, name: lineName(line), fate: request.gifts?.[line.id] ?? null },
            takenOffCents: (line.gift?.worthCents ?? 0) * qty,
          }))
      : [],
    ...{ delivery: read.delivery, deliveryLeftCents: keptDeliveryCents(order), goodwill: read.goodwill },
    goodwillLimitCents: limitOf(order, facts),
    ...{ reason: read.chosen, order: request.order, restock: request.restock, plan, restocked },
    leftAfterCents: keptOf(order).cents - (plan?.amountCents ?? 0),
    refusals: [...read.refusals, ...refused],
  };
}

function limitOf(order: Order, { actor, goodwillTodayCents: todayCents }: RefundFacts): number | null {
  const { cents } = goodwillLeft(actor, { onOrderCents: goodwillCentsOf(order), todayCents });
  return cents === Number.MAX_SAFE_INTEGER ? null : cents;
}
