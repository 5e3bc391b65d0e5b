import { toCents } from '../money/cents.ts';
import { gstIn } from '../money/gst-in.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { lineName } from './line-variant.ts';
import type { Order, OrderLine, OrderStatus } from './order.ts';
import { goodwillLeft, type OrderActor } from './order-actor.ts';
import type { VariantDemand } from './order-demand.ts';
import { giftsOut, hasLeft, isGift, lostGifts } from './order-gifts.ts';
import type { GiftFate, OrderRefund, RefundCause, RefundedGift, RefundedLine, RefundPart } from './order-refund.ts';
import { type PaidLeg, type PlannedChange, planGivingBack } from './payment-ledger.ts';
import {
  deliveryGst,
  goodwillCentsOf,
  keptDeliveryCents,
  keptOf,
  refundedQty,
  refundedUnits,
} from './refunded-parts.ts';
import { type RefundOrder, splitRefund } from './split-refund.ts';

export type RefundRequest = {
  readonly lines: readonly { readonly lineId: string; readonly qty: number }[];
  readonly deliveryCents: number;
  readonly goodwillCents: number;
  /** Whether the goods can be sold again: not, when they are faulty or stay with the shopper. */
  readonly restock: boolean;
  /** What became of gifts that are no longer earned, by line. Asked for only where the goods have left. */
  readonly gifts?: Readonly<Record<string, GiftFate>>;
  readonly order: RefundOrder;
  /** For the shopper to read; null: nobody said. */
  readonly cause: RefundCause | null;
  /** For the journal; wanted where staff chooses another order than the shares. */
  readonly reason: string;
};

export const REFUND_REASONS = [
  /** An order in this state is not refunded. */
  'OrderStateInvalid',
  'RefundEmpty',
  'RefundLineUnknown',
  'RefundQtyExceeded',
  'RefundDeliveryExceeded',
  'RefundGoodwillExceeded',
  /** Of one person in 24 hours. */
  'RefundGoodwillDayExceeded',
  'RefundExceedsPaid',
  'RefundReasonMissing',
  /** Whether a gift that is no longer earned came back. */
  'GiftFateMissing',
  /** A gift card that was bought has been used, so that it cannot be taken back. */
  'GiftCardUsed',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export type RefundFacts = {
  readonly legs: readonly PaidLeg[];
  readonly actor: OrderActor;
  /** Goodwill that the actor gave in the last 24 hours. */
  readonly goodwillTodayCents: number;
  /** How many bought gift cards of a line nobody has used, by line. */
  readonly unusedCards: ReadonlyMap<string, number>;
  readonly nowMs: number;
};

export type RefundPlan = {
  readonly refund: OrderRefund;
  readonly changes: readonly PlannedChange[];
  /** Units that can be sold again, by variant. */
  readonly restocked: readonly VariantDemand[];
  /** Units that are not sold again. */
  readonly writtenOff: readonly VariantDemand[];
  /** Bought gift cards that are taken back, by line. */
  readonly cards: readonly { readonly lineId: string; readonly qty: number }[];
};

type Asked = { readonly line: OrderLine; readonly qty: number };

const CLOSED: readonly OrderStatus[] = ['PENDING', 'CANCELLED'];

/** Whether anything of an order can go back: money that was kept, or a gift whose goods went back. */
export const canRefund = (order: Order): boolean =>
  !CLOSED.includes(order.status) &&
  ((order.status !== 'REFUNDED' && keptOf(order).cents > 0) || giftsOut(order).length > 0);

type Settled = { readonly line: OrderLine } & RefundedGift;

/** Of an order whose money went back a gift can still come back. */
const isClosed = ({ status }: Order, { deliveryCents, goodwillCents }: RefundRequest, asked: readonly Asked[]) =>
  CLOSED.includes(status) ||
  (status === 'REFUNDED' &&
    !(asked.length > 0 && asked.every(({ line }) => isGift(line)) && deliveryCents === 0 && goodwillCents === 0));

/**
 * Plans what goes back of an order: units of its lines at what was truly paid for them, delivery, goodwill; by which
 * payments; which goods are in stock again; the GST of the credit note to the cent. Or says why not.
 */
export function planRefund(
  order: Order,
  request: RefundRequest,
  facts: RefundFacts,
): Success<RefundPlan> | Rejected<RefundReason> {
  const asked = request.lines.flatMap(({ lineId, qty }): Asked[] => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ line, qty }] : [];
  });
  if (isClosed(order, request, asked)) return rejected({ code: 'OrderStateInvalid' });
  const refused = [
    ...unknownLines(request, asked),
    ...tooMany(order, asked),
    ...usedCards(asked, facts),
    ...unsettledGifts(order, request),
    ...amounts(order, request, facts),
  ];
  if (refused.length > 0) return rejected(...refused);
  const gifts = settledGifts(order, request);
  const all = [...asked, ...gifts.filter(({ fate }) => fate !== 'KEPT')];
  const lines = all.map(({ line, qty }) => refundedUnits(order, line, qty));
  return split(order, request, facts, { asked, ...costed(order, request, lines, gifts), settled: gifts });
}

const unsettledGifts = (order: Order, { lines, gifts = {} }: RefundRequest): Reason<RefundReason>[] =>
  hasLeft(order)
    ? lostGifts(order, lines)
        .filter(({ line }) => gifts[line.id] === undefined)
        .map(({ line }) => ({ code: 'GiftFateMissing', params: { line: line.id, gift: lineName(line) } }))
    : [];

/** A gift goes back with the goods that earned it: one that has not left returns to stock. */
const settledGifts = (order: Order, { lines, gifts = {} }: RefundRequest): Settled[] =>
  lostGifts(order, lines).map(({ line, qty }) => {
    const fate = (hasLeft(order) ? gifts[line.id] : undefined) ?? 'RESTOCK';
    const takenOffCents = fate === 'KEPT' ? (line.gift?.worthCents ?? 0) * qty : 0;
    return { line, lineId: line.id, qty, fate, takenOffCents };
  });

const unknownLines = ({ lines }: RefundRequest, asked: readonly Asked[]): Reason<RefundReason>[] => {
  const names = lines.map(({ lineId }) => lineId);
  return names
    .filter((name, index) => !asked.some(({ line }) => line.id === name) || names.indexOf(name) !== index)
    .map((name) => ({ code: 'RefundLineUnknown', params: { line: name } }));
};

const tooMany = (order: Order, asked: readonly Asked[]): Reason<RefundReason>[] =>
  asked.flatMap(({ line, qty }) => {
    const left = line.qty - refundedQty(order, line.id);
    const isFine = Number.isInteger(qty) && qty > 0 && qty <= left;
    return isFine ? [] : [{ code: 'RefundQtyExceeded' as const, params: { line: line.id, left } }];
  });

const usedCards = (asked: readonly Asked[], { unusedCards }: RefundFacts): Reason<RefundReason>[] =>
  asked.flatMap(({ line, qty }) => {
    const unused = unusedCards.get(line.id) ?? 0;
    return line.giftcard === null || qty <= unused
      ? []
      : [{ code: 'GiftCardUsed' as const, params: { line: line.id, unused } }];
  });

const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents >= 0;

function amounts(order: Order, request: RefundRequest, facts: RefundFacts): Reason<RefundReason>[] {
  const { lines, deliveryCents, goodwillCents } = request;
  const reasons: Reason<RefundReason>[] = [];
  if (lines.length === 0 && deliveryCents === 0 && goodwillCents === 0) reasons.push({ code: 'RefundEmpty' });
  if (!isAmount(deliveryCents) || deliveryCents > keptDeliveryCents(order))
    reasons.push({ code: 'RefundDeliveryExceeded', params: { leftCents: keptDeliveryCents(order) } });
  const left = goodwillLeft(facts.actor, {
    onOrderCents: goodwillCentsOf(order),
    todayCents: facts.goodwillTodayCents,
  });
  if (!isAmount(goodwillCents) || goodwillCents > left.cents) {
    const code = left.limit === 'DAY' ? 'RefundGoodwillDayExceeded' : 'RefundGoodwillExceeded';
    reasons.push({ code, params: { leftCents: left.cents } });
  }
  if (request.order !== 'SHARES' && request.reason.trim() === '') reasons.push({ code: 'RefundReasonMissing' });
  return reasons;
}

type Costed = Omit<OrderRefund, 'id' | 'at' | 'parts'>;

/** No more is taken off for gifts than goes back for goods. */
function withinGoods(gifts: readonly Settled[], goodsCents: number): RefundedGift[] {
  let left = goodsCents;
  return gifts.map(({ line: _, ...gift }) => {
    const takenOffCents = Math.min(gift.takenOffCents, left);
    left -= takenOffCents;
    return { ...gift, takenOffCents };
  });
}

/** What went back as goodwill does not go back again with the goods; when nothing is kept, neither is any GST. */
function costed(
  order: Order,
  request: RefundRequest,
  lines: readonly RefundedLine[],
  settled: readonly Settled[],
): Costed {
  const { deliveryCents, goodwillCents } = request;
  const kept = keptOf(order);
  const goodsCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0) + deliveryCents;
  const gifts = withinGoods(settled, goodsCents);
  const giftCents = toCents(gifts.reduce((sum, { takenOffCents }) => sum + takenOffCents, 0));
  const alreadyCents = Math.min(Math.max(0, goodsCents - giftCents - kept.cents), goodwillCentsOf(order));
  const amountCents = goodsCents - giftCents - alreadyCents + goodwillCents;
  const linesGst = lines.reduce((sum, { gstCents }) => sum + gstCents, 0);
  const goodsGst = Math.max(0, linesGst + deliveryGst(order, deliveryCents) - gstIn(giftCents));
  // goodwill makes what is kept cheaper, so it has the GST that this has
  const goodwillGst = kept.cents === 0 ? 0 : Math.round((kept.gstCents * goodwillCents) / kept.cents);
  const gst = amountCents === kept.cents ? kept.gstCents : Math.min(goodsGst + goodwillGst, kept.gstCents);
  const cause = request.cause ?? (lines.length === 0 && deliveryCents === 0 ? 'GOODWILL' : null);
  return {
    ...{ lines, deliveryCents, goodwillCents, alreadyCents, amountCents, gstCents: toCents(gst) },
    ...(cause && { cause }),
    ...(gifts.length > 0 && { gifts }),
  };
}

function split(
  order: Order,
  { order: wanted, restock }: RefundRequest,
  { legs, nowMs }: RefundFacts,
  { asked, settled, ...cost }: Costed & { readonly asked: readonly Asked[]; readonly settled: readonly Settled[] },
): Success<RefundPlan> | Rejected<RefundReason> {
  const shares = cost.amountCents > keptOf(order).cents ? undefined : splitRefund(cost.amountCents, legs, wanted);
  if (!shares) return rejected({ code: 'RefundExceedsPaid', params: { leftCents: keptOf(order).cents } });
  const changes = shares.map(({ leg, amountCents }) => planGivingBack(leg, amountCents));
  const parts = shares.map(({ leg, amountCents }, index): RefundPart => {
    const way = leg.isGiftCard ? 'GIFT_CARD' : changes[index]?.kind === 'REFUND' ? 'REFUND' : 'NOT_TAKEN';
    return { label: leg.label, amountCents, way, state: 'OPEN' };
  });
  const goods = asked.filter(({ line }) => line.giftcard === null);
  const [sold, off] = restock ? [goods, []] : [[], goods];
  return success({
    refund: { id: `${order.number}-R${(order.refunds?.length ?? 0) + 1}`, at: nowMs, ...cost, parts },
    changes,
    restocked: unitsOf([...sold, ...settled.filter(({ fate }) => fate === 'RESTOCK')]),
    writtenOff: unitsOf([...off, ...settled.filter(({ fate }) => fate === 'WRITE_OFF')]),
    cards: asked.filter(({ line }) => line.giftcard !== null).map(({ line, qty }) => ({ lineId: line.id, qty })),
  });
}

const unitsOf = (asked: readonly Asked[]): VariantDemand[] =>
  asked
    .map(({ line, qty }) => ({ variantId: line.variantId, qty }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
