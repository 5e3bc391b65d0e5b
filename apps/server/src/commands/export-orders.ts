import { schemas } from '@wattle/contract/schemas';
import { dollarsOf, type Order, toCents } from '@wattle/domain';
import type { Database } from '../store/database.ts';
import { listOrderPayments, type OrderPaymentRow } from '../store/order-payments.ts';
import { type OrderRecord, orderStore } from '../store/orders.ts';
import type { ExportRecord } from './export-lines.ts';

/** Orders whose payments are asked for at a time. */
const BATCH = 200;

const dollars = (cents: number): number => dollarsOf(toCents(cents));
const moment = (ms: number): string => new Date(ms).toISOString();

const lineWords = ({ qty, sku, name, plan }: Order['lines'][number]): string =>
  `${qty} × ${sku} ${name}${plan ? ` + ${plan.name}` : ''}`;

/** What is asked of an order most often, in one line of a table; nothing of one that is of another time. */
function summaryOf({ data }: OrderRecord): ExportRecord {
  const { success, data: order } = schemas.loadOrder.value.safeParse(data);
  if (!success) return {};
  const { contact, shipping, totals, lines, payments, history } = order;
  return {
    email: contact.email,
    shipping: shipping.type,
    items: dollars(totals.itemsCents),
    discount: dollars(totals.discountCents),
    delivery: dollars(totals.shippingCents),
    total: dollars(totals.totalCents),
    gst: dollars(totals.gstCents),
    lines: lines.map(lineWords).join('; '),
    paid: payments.map(({ label, amountCents }) => `${label} ${dollars(amountCents)}`).join('; '),
    history: history.map(({ status, at }) => `${status} ${moment(at)}`).join('; '),
  };
}

/** For the books: what became of each part, and the provider's reference of it. */
const paymentOf = ({ type, status, amountCents, reference }: OrderPaymentRow): ExportRecord => ({
  type,
  status,
  amount: dollars(amountCents),
  reference,
});

async function* written(db: Database, orders: readonly OrderRecord[]): AsyncGenerator<ExportRecord> {
  const payments = await listOrderPayments(
    db,
    orders.map(({ number }) => number),
  );
  for (const order of orders) {
    const { number, placedAt, status, data } = order;
    const parts = payments.get(number)?.map(paymentOf);
    const books = parts ? { payments: parts } : {};
    yield { number, placedAt: moment(placedAt * 1000), status, ...summaryOf(order), ...books, data };
  }
}

/** Orders as they are written out: what is asked most first, then everything that was agreed. */
export async function* exportOrders(db: Database, since: Date | undefined): AsyncGenerator<ExportRecord> {
  let batch: OrderRecord[] = [];
  for await (const order of orderStore(db).streamOrders(since)) {
    batch.push(order);
    if (batch.length < BATCH) continue;
    yield* written(db, batch);
    batch = [];
  }
  yield* written(db, batch);
}
