import { Readable } from 'node:stream';
import { dollarsOf, toCents } from '@wattle/domain/money';
import { lineCode, lineName, type Order, type OrderLine, orderServices } from '@wattle/domain/order';
import { serviceWords } from '@wattle/messages/on-site-services';
import { csvLine, flatten } from '../../import/to-csv.ts';
import { type DeskOrder, newestCursor, type OrderCursor } from '../../store/desk-orders.ts';
import type { Store } from '../../store/store.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskFile, DeskRequest } from '../desk-screen.ts';
import { GROUPS_OF, readOrdersQuery } from './orders-query.ts';

const BATCH = 500;
/** Spreadsheets take a file without it for one of another time, and break every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

const dollars = (cents: number): number => dollarsOf(toCents(cents));

const whereOf = ({ shipping }: Order) =>
  shipping.type === 'DELIVERY'
    ? { ...shipping.address, store: '' }
    : { street1: '', street2: '', suburb: '', state: '', postcode: '', store: storeOf(shipping) };
const storeOf = (shipping: Order['shipping']): string => (shipping.type === 'STORE_PICKUP' ? shipping.store.name : '');

const lineWords = (line: OrderLine): string =>
  `${line.qty} × ${lineCode(line)} ${lineName(line)}${line.plan ? ` + ${line.plan.name}` : ''}`;

/** An order as a row of a table. */
function rowOf({ data, problem }: DeskOrder): object {
  // what this shop wrote as an order is one
  const order = data as Order;
  const { contact, shipping, lines, payments, totals } = order;
  const { street1, street2, suburb, state, postcode, store } = whereOf(order);
  return {
    number: order.number,
    placedAt: new Date(order.placedAt).toISOString(),
    status: order.status,
    problem: problem ?? '',
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    ...{ email: contact.email, phone: contact.phone, method: shipping.type },
    ...{ store, street: [street1, street2].filter(Boolean).join(', '), suburb, state, postcode },
    ...{ day: shipping.day, lastDay: shipping.rangeEnd ?? shipping.day, window: shipping.window ?? '' },
    items: lines.map(lineWords).join('; '),
    units: lines.reduce((sum, { qty }) => sum + qty, 0),
    paidBy: payments.map(({ label }) => label).join('; '),
    ...{ total: dollars(totals.totalCents), gst: dollars(totals.gstCents) },
    services: orderServices(order).map(serviceWords).join('; '),
    driverNote: shipping.type === 'DELIVERY' ? shipping.note : '',
  };
}

/** Everything that the list shows, page by page: a file may be longer than the memory. */
async function* ordersOf({ deskOrders }: Store, { query, nowMs }: DeskRequest): AsyncGenerator<DeskOrder> {
  const { name, filter, today } = readOrdersQuery(query, nowMs);
  type Page = (after: OrderCursor | null) => Promise<readonly DeskOrder[]>;
  const groups = GROUPS_OF[name]?.map((group): [Page, (last: DeskOrder) => OrderCursor] => [
    (after) => deskOrders.group(group, filter, today, after, BATCH),
    ({ dueKey, number }) => ({ key: dueKey, number }),
  ]);
  const newest: Page = (after) => deskOrders.newest(filter, today, after, BATCH);
  for (const [load, cursorOf] of groups ?? [[newest, newestCursor] as const]) {
    let after: OrderCursor | null = null;
    do {
      const page: readonly DeskOrder[] = await load(after);
      yield* page;
      const last = page.at(-1);
      after = last && page.length === BATCH ? cursorOf(last) : null;
    } while (after);
  }
}

async function* linesOf(orders: AsyncIterable<DeskOrder>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const order of orders) {
    const cells = flatten(rowOf(order));
    if (isFirst) yield `${BYTE_ORDER_MARK}${csvLine([...cells.keys()])}\r\n`;
    isFirst = false;
    yield `${csvLine([...cells.values()])}\r\n`;
  }
}

/** The list as a file for a spreadsheet. That it was taken out is written down. */
export async function exportOrders({ store }: DeskParts, request: DeskRequest): Promise<DeskFile> {
  const { name, typed } = readOrdersQuery(request.query, request.nowMs);
  const subject = { kind: 'orders', id: name };
  const narrowed = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const act = { actor: request.who.email, act: 'orders.export', subject, key: null };
  await store.deskAudit.write({ ...act, before: null, after: narrowed });
  return {
    ...{ kind: 'file', type: 'text/csv; charset=utf-8', name: `orders-${name}.csv`, isKept: true },
    body: Readable.from(linesOf(ordersOf(store, request))),
  };
}
