import { unreachable } from '../results/outcome.ts';
import type { Order, OrderEvent, OrderLine, OrderShipping, OrderStatus, OrderSummary } from './order.ts';

/** DONE: behind us. NOW: what is happening. TODO: what is to come. */
export type OrderStep = {
  readonly status: OrderStatus;
  readonly state: 'DONE' | 'NOW' | 'TODO';
  /** When it happened, milliseconds. */
  readonly at: number | null;
  readonly note: string;
};

type ShippingType = OrderShipping['type'];

const WAY: Readonly<Record<ShippingType, readonly OrderStatus[]>> = {
  DELIVERY: ['PLACED', 'PACKED', 'ON_THE_WAY', 'DELIVERED'],
  STORE_PICKUP: ['PLACED', 'PACKED', 'READY_TO_COLLECT', 'COLLECTED'],
  EMAIL: ['PLACED', 'DELIVERED'],
};

/** They last until the next one comes; the others are over as soon as they are reached. */
const LASTING: ReadonlySet<OrderStatus> = new Set(['PENDING', 'ON_THE_WAY', 'READY_TO_COLLECT']);
const OVER: ReadonlySet<OrderStatus> = new Set(['DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED']);

/** Whether something is still to come of an order. */
export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean => !OVER.has(status);

/** The way of an order from paid to there: what has happened, what is happening, what is to come. */
export function orderSteps({ status, history, shipping }: Pick<Order, 'status' | 'history' | 'shipping'>): OrderStep[] {
  if (status === 'CANCELLED' || status === 'REFUNDED') return history.map((event) => ({ ...event, state: 'DONE' }));
  const way: readonly OrderStatus[] = status === 'PENDING' ? ['PENDING', ...WAY[shipping.type]] : WAY[shipping.type];
  const reached = way.indexOf(status);
  const now = LASTING.has(status) || reached < 0 ? Math.max(reached, 0) : reached + 1;
  return way.map((step, index) => {
    const event = index <= reached ? lastOf(history, step) : undefined;
    const state = index < now ? 'DONE' : index === now ? 'NOW' : 'TODO';
    return { status: step, state, at: event?.at ?? null, note: event?.note ?? '' };
  });
}

const lastOf = (history: readonly OrderEvent[], status: OrderStatus): OrderEvent | undefined =>
  history.findLast((event) => event.status === status);

/** How an order's state looks: on its way, waiting for the shopper, done, or over without having been kept. */
export type OrderTone = 'SOON' | 'WAIT' | 'DONE' | 'OFF';

export function orderTone({ status }: Pick<Order, 'status'>): OrderTone {
  switch (status) {
    case 'PLACED':
    case 'PACKED':
    case 'ON_THE_WAY':
      return 'SOON';
    case 'PENDING':
    case 'READY_TO_COLLECT':
      return 'WAIT';
    case 'DELIVERED':
    case 'COLLECTED':
      return 'DONE';
    case 'CANCELLED':
    case 'REFUNDED':
      return 'OFF';
    default:
      return unreachable(status);
  }
}

/** What a shopper most likely wants to do about an order. */
export type OrderAction = 'TRACK' | 'PICKUP_CODE' | 'BUY_AGAIN' | 'DETAILS';

export function orderAction({ status, shippingType }: Pick<OrderSummary, 'status' | 'shippingType'>): OrderAction {
  if (shippingType === 'EMAIL') return 'DETAILS';
  const tone = orderTone({ status });
  if (status === 'READY_TO_COLLECT') return 'PICKUP_CODE';
  if (tone === 'SOON') return 'TRACK';
  return tone === 'DONE' ? 'BUY_AGAIN' : 'DETAILS';
}

/** What can be bought again as it was: a gift and a gift card for somebody cannot. */
export const linesToBuyAgain = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter(({ giftcard, promotionId, qty }) => giftcard === null && promotionId === null && qty > 0);

/** The order that comes next: the newest that is on its way, or else the newest that waits to be collected. */
export function nextOrder(orders: readonly OrderSummary[]): OrderSummary | undefined {
  const newestFirst = [...orders].sort((one, other) => other.placedAt - one.placedAt);
  return (
    newestFirst.find((order) => orderTone(order) === 'SOON') ??
    newestFirst.find(({ status }) => status === 'READY_TO_COLLECT')
  );
}

/** A plan that looks after something: until when, as milliseconds. */
export type RunningPlan = { readonly order: string; readonly line: OrderLine; readonly endsAt: number };

/**
 * The repair plans of orders that still run, the first to end first. A plan begins when the manufacturer's warranty
 * ends, which begins when the thing arrives; `baseYears` tells how long that is, by product.
 */
export function runningPlans(
  orders: readonly Order[],
  baseYears: (productId: string) => number,
  nowMs: number,
): RunningPlan[] {
  const plans = orders.filter(isKept).flatMap((order) =>
    order.lines.flatMap((line) => {
      if (!line.plan) return [];
      const endsAt = yearsLater(arrivalOf(order), baseYears(line.productId) + line.plan.years);
      return endsAt > nowMs ? [{ order: order.number, line, endsAt }] : [];
    }),
  );
  return plans.sort((one, other) => one.endsAt - other.endsAt);
}

const isKept = ({ status }: Order): boolean => orderTone({ status }) !== 'OFF' && status !== 'PENDING';

function arrivalOf({ history, shipping, placedAt }: Order): number {
  const arrived = history.findLast(({ status }) => status === 'DELIVERED' || status === 'COLLECTED');
  return arrived?.at ?? (shipping.day === null ? placedAt : Date.parse(`${shipping.day}T00:00:00Z`));
}

function yearsLater(ms: number, years: number): number {
  const date = new Date(ms);
  date.setUTCMonth(date.getUTCMonth() + Math.round(years * 12));
  return date.getTime();
}
