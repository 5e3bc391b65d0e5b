import { schemas } from '@wattle/contract/schemas';
import { dollarsOf, toCents } from '@wattle/domain/money';
import { deliveryCents, lineCode, lineName, type Order, type OrderService, orderServices } from '@wattle/domain/order';
import type { Database } from '../store/database.ts';
import { listOrderEvents, type OrderEventRow } from '../store/order-events.ts';
import { listOrderPayments, type OrderPaymentRow } from '../store/order-payments.ts';
import { listProblems, type OrderProblem } from '../store/order-problems.ts';
import { type OrderRecord, orderStore } from '../store/orders.ts';
import type { ExportRecord } from './export-lines.ts';

/** Orders per payment query. */
const BATCH = 200;

const dollars = (cents: number): number => dollarsOf(toCents(cents));
const moment = (ms: number): string => new Date(ms).toISOString();

const lineWords = (line: Order['lines'][number]): string =>
  `${line.qty} × ${lineCode(line)} ${lineName(line)}${line.plan ? ` + ${line.plan.name}` : ''}`;

const serviceText = ({ code, productId, amountCents }: OrderService): string =>
  `${code} ${productId} ${dollars(amountCents)}`;

/** The most wanted columns of an order; none for records of an older format. */
function summaryOf({ data }: OrderRecord): ExportRecord {
  const { success, data: order } = schemas.loadOrder.value.safeParse(data);
  if (!success) return {};
  const { contact, shipping, totals, lines, payments, history } = order;
  return {
    email: contact.email,
    shipping: shipping.type,
    items: dollars(totals.itemsCents),
    discount: dollars(totals.discountCents),
    delivery: dollars(deliveryCents(order)),
    servicesTotal: dollars(totals.shippingCents - deliveryCents(order)),
    total: dollars(totals.totalCents),
    gst: dollars(totals.gstCents),
    lines: lines.map(lineWords).join('; '),
    paid: payments.map(({ label, amountCents }) => `${label} ${dollars(amountCents)}`).join('; '),
    history: history.map(({ status, at }) => `${status} ${moment(at)}`).join('; '),
    day: shipping.day,
    dayEnd: shipping.rangeEnd,
    window: shipping.window ?? null,
    driverNote: shipping.type === 'DELIVERY' ? shipping.note : '',
    services: orderServices(order).map(serviceText).join('; '),
  };
}

/** For accounting: each payment's state and provider reference. */
const paymentOf = ({ type, status, amountCents, reference, ...sums }: OrderPaymentRow): ExportRecord => ({
  type,
  status,
  amount: dollars(amountCents),
  reference,
  captured: dollars(sums.capturedCents),
  cancelled: dollars(sums.cancelledCents),
  refunded: dollars(sums.refundedCents),
  chargedBack: dollars(sums.chargedBackCents),
});

/** For accounting: who changed which amount. */
const eventOf = ({ at, actor, kind, amountCents, data }: OrderEventRow): ExportRecord => ({
  at: at.toISOString(),
  actor,
  kind,
  ...(amountCents !== null && { amount: dollars(amountCents) }),
  ...data,
});

const problemOf = ({ kind, amountCents, raisedAt, solvedAt, solvedBy }: OrderProblem): ExportRecord => ({
  kind,
  amount: dollars(amountCents),
  raisedAt: raisedAt.toISOString(),
  solvedAt: solvedAt?.toISOString() ?? null,
  solvedBy,
});

/** Refunds and the GST of each credit note. */
function refundsOf({ data }: OrderRecord): ExportRecord {
  const { success, data: order } = schemas.loadOrder.value.safeParse(data);
  const refunds = success ? (order.refunds ?? []) : [];
  if (refunds.length === 0) return {};
  return {
    refunded: dollars(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    refunds: refunds.map(({ id, at, amountCents, gstCents, deliveryCents, goodwillCents, lines, parts, cause }) => ({
      ...{ id, at: moment(at), amount: dollars(amountCents), gst: dollars(gstCents) },
      ...{ delivery: dollars(deliveryCents), goodwill: dollars(goodwillCents) },
      ...(cause && { cause }),
      lines: lines.map(({ lineId, qty, amountCents: cents }) => ({ line: lineId, qty, amount: dollars(cents) })),
      parts: parts.map(({ label, way, state, amountCents: cents }) => ({ label, way, state, amount: dollars(cents) })),
    })),
  };
}

async function* written(db: Database, orders: readonly OrderRecord[]): AsyncGenerator<ExportRecord> {
  const numbers = orders.map(({ number }) => number);
  const payments = await listOrderPayments(db, numbers);
  const [events, problems] = [await listOrderEvents(db, numbers), await listProblems(db, numbers)];
  for (const order of orders) {
    const { number, placedAt, status, data } = order;
    const parts = payments.get(number)?.map(paymentOf);
    const [journal, open] = [events.get(number)?.map(eventOf), problems.get(number)?.map(problemOf)];
    const books = {
      ...refundsOf(order),
      ...(parts && { payments: parts }),
      ...(journal && { journal }),
      ...(open && { problems: open }),
    };
    yield { number, placedAt: moment(placedAt * 1000), status, ...summaryOf(order), ...books, data };
  }
}

/** Exported orders: the most wanted columns first, then the whole record. */
export async function* exportOrders(db: Database, since: Date | undefined): AsyncGenerator<ExportRecord> {
  let batch: OrderRecord[] = [];
  for await (const order of orderStore(db).stream(since)) {
    batch.push(order);
    if (batch.length < BATCH) continue;
    yield* written(db, batch);
    batch = [];
  }
  yield* written(db, batch);
}
