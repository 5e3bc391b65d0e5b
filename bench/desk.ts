import { createHiddenWords } from '../apps/server/src/desk/hidden-words.ts';
import { loadOrders } from '../apps/server/src/desk/orders/load-orders.ts';
import { migrate } from '../apps/server/src/store/migrate.ts';
import { openDatabase } from '../apps/server/src/store/open-database.ts';
import type { OrderRecord } from '../apps/server/src/store/orders.ts';
import { createStore } from '../apps/server/src/store/store.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { printTable } from './load.ts';

/**
 * `npm run bench -- desk`: the lists of orders at the desk with 100,000 orders on PostgreSQL, 4,000 of them open,
 * beside one order by its key. Each goes through everything but the HTML.
 */
const ORDERS = 100_000;
const OPEN = 4_000;
const TIMES = 60;
const GOAL_MS = 50;
const BATCH = 2_000;

const NAMES = ['Mia Tran', 'Dinesh Perera', 'Ngaire Walsh', 'Tom Aldous', 'Aroha King', 'Luca Bianchi', 'Grace Nguyen'];
const GOODS = [
  'Nordholm 637L fridge',
  'Solenne Barista Due',
  'Kestrel 65-inch OLED',
  'Whirr V5 vacuum',
  'Tarn air fryer',
];
const DAY_MS = 86_400_000;
const nowMs = Date.now();
const hidden = createHiddenWords('bench');

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Most pay with a card, one in a hundred with Zip. */
const WAYS = [
  ...Array.from({ length: 98 }, () => ({ type: 'ADYEN_CREDIT_CARD', label: 'Visa ending 1111' })),
  { type: 'VOUCHER', label: 'Gift card ending 4417' },
  { type: 'ADYEN_ZIP', label: 'Zip' },
];
const oneOf = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

function makeOrder(at: number): OrderRecord {
  const isOpen = at >= ORDERS - OPEN;
  const placedAt = nowMs - (ORDERS - at) * 60_000;
  const [firstName = '', lastName = ''] = pick(NAMES, at).split(' ');
  const isPickup = at % 3 === 0;
  const number = `W-${200_000 + at}`;
  const status = isOpen ? pick(['PLACED', 'PACKED', 'ON_THE_WAY'], at) : 'DELIVERED';
  const agreed = { methodCode: 'x', label: 'x', day: dayOf(nowMs + ((at % 9) - 1) * DAY_MS), rangeEnd: null };
  const store = { erpStoreId: `store-${at % 20}`, name: `Store ${at % 20}`, path: '', address: '', phone: '' };
  const address = { street1: '1 High St', street2: '', suburb: 'Preston', postcode: '3072', state: 'VIC' };
  const line = { id: '1', sku: `SKU-${at % 500}`, name: pick(GOODS, at), qty: 1, totalCents: 99_900, plan: null };
  return {
    ...{ number, placedAt: Math.floor(placedAt / 1000), status },
    data: {
      ...{ number, placedAt, status, history: [{ status: 'PLACED', at: placedAt, note: '' }] },
      contact: { firstName, lastName, email: `person${at}@example.com`, phone: `04${String(at).padStart(8, '0')}` },
      shipping: isPickup
        ? { ...agreed, type: 'STORE_PICKUP', store }
        : { ...agreed, type: 'DELIVERY', address, note: '', window: '10:00-12:00' },
      lines: [{ ...line, productId: 'p', variantId: 'v', path: '', imageUrl: null, unitCents: 99_900 }],
      totals: { itemsCents: 99_900, discountCents: 0, shippingCents: 0, totalCents: 99_900, gstCents: 9_082 },
      payments: [{ ...oneOf(WAYS, at), amountCents: 99_900 }],
      ...(at % 5_000 === 0 && { returns: [{ id: 'r', state: 'ASKED' }] }),
    },
  };
}

async function timesOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const postgres = await startThrowAwayPostgres();
const db = await openDatabase({ databaseUrl: postgres.url, dataDir: ':memory:' });
try {
  await migrate(db);
  const store = createStore(db);
  for (let at = 0; at < ORDERS; at += BATCH)
    await store.orders.save(Array.from({ length: BATCH }, (_, more) => makeOrder(at + more)));
  await db.run('analyze');
  const who = { sub: '', email: '', name: '', roles: [] };
  const page = (query: string) => () =>
    loadOrders({ store, hidden }, { who, session: '', params: {}, query: new URLSearchParams(query), nowMs });
  const first = await page('view=all')();
  const late = await page('view=all&after=FOUND~2026-09-15T00:00:00.000Z~W-250000')();
  const rows: Record<string, string | number>[] = [];
  for (const [what, work] of [
    ['one order by its key', () => store.orders.find('W-250000')],
    ['to do', page('view=todo')],
    ['to do, next page', page((await page('view=todo')()).next?.slice(1) ?? '')],
    ['all, first page', page('view=all')],
    ['all, next page', page(first.next?.slice(1) ?? '')],
    ['all, far down', page(late.next?.slice(1) ?? '')],
    ['by number', page('view=all&q=W-250123')],
    ['by name, a common one', page('view=all&q=mia+tran')],
    ['by email', page('view=all&q=person77777@example.com')],
    ['by phone', page('view=all&q=0400 077 777')],
    ['by product, a common one', page('view=all&q=nordholm')],
    ['by name, an unusual one', page('view=all&q=nobody')],
    ['by product and name', page('view=all&q=barista+aroha')],
    ['problems', page('view=problems')],
    ['on the way', page('view=way')],
    ['returns', page('view=returns')],
    ['to do, by a name', page('view=todo&q=grace')],
    ['paid by card', page('view=all&paid=ADYEN_CREDIT_CARD')],
    ['paid by Zip', page('view=all&paid=ADYEN_ZIP')],
    ['paid in a way that nobody used', page('view=all&paid=ADYEN_ALIPAY')],
    ['of a store', page('view=all&store=store-3')],
    ['by method', page('view=all&method=STORE_PICKUP')],
    ['by a state that few have', page('view=all&state=CANCELLED')],
    ['by state', page('view=all&state=PACKED')],
    ['by a promised day', page(`view=all&day=${dayOf(nowMs + 3 * DAY_MS)}`)],
    ['by a day that nobody was promised', page('view=all&day=2020-01-01')],
    ['placed in the last week', page('view=all&placed=7')],
    ['to do, counts alone', () => store.deskOrders.countViews(dayOf(nowMs))],
    ['pickups of a store', page('view=pickups&store=store-3')],
    ['by state and day', page(`view=all&state=DELIVERED&day=${dayOf(nowMs)}`)],
  ] as const) {
    const times = await timesOf(work);
    const [p50, p95] = [0.5, 0.95].map((share) => times[Math.floor(share * TIMES)] ?? 0);
    rows.push({
      what,
      'p50 ms': Number(p50?.toFixed(1)),
      'p95 ms': Number(p95?.toFixed(1)),
      [`under ${GOAL_MS} ms`]: (p50 ?? 0) < GOAL_MS ? 'yes' : 'no',
    });
  }
  printTable(rows);
} finally {
  await db.close();
  await postgres.stop();
}
