import { schemas } from '@wattle/contract/schemas';
import { dollarsOf, type Order, toCents } from '@wattle/domain';
import type { Database } from '../store/database.ts';
import { type OrderRecord, orderStore } from '../store/orders.ts';
import type { ExportRecord } from './export-lines.ts';

const dollars = (cents: number): number => dollarsOf(toCents(cents));

const lineWords = ({ qty, sku, name, plan }: Order['lines'][number]): string =>
  `${qty} × ${sku} ${name}${plan ? ` + ${plan.name}` : ''}`;

/** What is asked of an order most often, in one line of a table; nothing of one that is of another time. */
function summaryOf({ data }: OrderRecord): ExportRecord {
  const { success, data: order } = schemas.loadOrder.value.safeParse(data);
  if (!success) return {};
  const { contact, shipping, totals, lines } = order;
  return {
    email: contact.email,
    shipping: shipping.type,
    items: dollars(totals.itemsCents),
    discount: dollars(totals.discountCents),
    delivery: dollars(totals.shippingCents),
    total: dollars(totals.totalCents),
    gst: dollars(totals.gstCents),
    lines: lines.map(lineWords).join('; '),
  };
}

/** Orders as they are written out: what is asked most first, then everything that was agreed. */
export async function* exportOrders(db: Database, since: Date | undefined): AsyncGenerator<ExportRecord> {
  for await (const order of orderStore(db).streamOrders(since)) {
    const { number, placedAt, status, data } = order;
    yield { number, placedAt: new Date(placedAt * 1000).toISOString(), status, ...summaryOf(order), data };
  }
}
