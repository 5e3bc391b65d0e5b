import type { Order } from '@wattle/domain/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONG_FACTOR } from '../../../../../scripts/testing/factors.ts';
import type { Database } from '../../store/database.ts';
import { moveOrderOn } from '../../store/move-orders.ts';
import { askChanges } from './ask-changes.ts';
import { captureWhenGone } from './capture-when-gone.ts';
import type { OrderDeps } from './order-deps.ts';
import { retryChanges } from './retry-changes.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { type Opening, openingOf } from './testing/audit-orders.ts';
import { auditRefunds } from './testing/audit-refunds.ts';
import { Killed, killable } from './testing/killable.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { anHourLater, orderDeps, orderOf, paidByCard, paidByGiftCard } from './testing/order-shop.ts';
import { ADA, mixedOrder, refundShop } from './testing/refund-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';
import { seeded } from './testing/seeded.ts';

/** Another one each time; `REFUNDS_SEED` says which to try again what failed. */
const SEED = Number(process.env.REFUNDS_SEED ?? Math.floor(Math.random() * 1_000_000_000));
const ORDERS = 25 * LONG_FACTOR;
const STEPS = 7;
/** Most things are done in fewer steps than this: about half of them are killed. */
const MOST_STEPS = 20;

const chance = seeded(SEED);
let db: Database;
let opening: Opening;
let provider: ScriptedPayment;
let alive: OrderDeps;
let shop: ReturnType<typeof refundShop>;
beforeAll(async () => {
  ({ db } = await openOrderShop());
  // enough for all of them: here nothing is about the last one
  await db.run(`update variant_stock set qty = 100000; update vouchers set amount_remaining_cents = 100000000`);
  opening = await openingOf(db);
  provider = scriptedPayment();
  alive = orderDeps(db, provider);
  shop = refundShop(db, alive, provider);
});
afterAll(() => db.close());

const THREE = [{ productId: 'left', qty: 3 }, { productId: 'right' }];
const requests = [
  mixedOrder,
  () => orderOf(THREE, 130),
  () => orderOf(THREE, 0, { payment: { methods: [paidByGiftCard('GIFT2', 33.33), paidByCard(96.67)] } }),
  () => orderOf(THREE, 0, { payment: { methods: [paidByGiftCard('GIFT2', 130)] } }),
];
const MODES: readonly Scripted[] = ['AUTHORISE', 'AUTHORISE', 'AUTHORISE', 'LOST', 'DOWN', 'REFUSE'];

type Does = (number: string, deps: OrderDeps, mortal: Database) => Promise<unknown>;
const move =
  (next: 'PACKED' | 'COLLECTED'): Does =>
  async (number, deps, mortal) => {
    await moveOrderOn(
      mortal,
      { orderNumber: number, next, note: '', nowMs: Date.now(), actor: 'staff' },
      captureWhenGone,
    );
    await askChanges(deps, number);
  };

/** What may happen to an order, whether it makes sense or not. */
const happenings: readonly Does[] = [
  move('PACKED'),
  move('COLLECTED'),
  move('COLLECTED'),
  (number, deps) => shop.cancel(number, chance.pick([ADA, { kind: 'SHOPPER' as const }]), deps),
  (number, deps) => {
    const lines = [{ lineId: chance.pick(['1', '1', '2']), qty: 1 + chance.below(2) }];
    return shop.refund(number, { lines, restock: chance.below(2) === 0 }, deps);
  },
  (number, deps) =>
    shop.refund(
      number,
      { goodwillCents: 1 + chance.below(2000), order: chance.pick(['SHARES', 'GIFT_CARDS_FIRST'] as const) },
      deps,
    ),
  (_, deps) => takePaymentEvents(deps)(provider.changeNews()),
  (_, deps) => sweepOrders(deps)(),
  (number, deps) => retryChanges(deps, number, ADA),
];

async function happen(number: string): Promise<void> {
  provider.script.next = chance.pick(MODES);
  const process = killable(chance.below(MOST_STEPS));
  const mortal = process.database(db);
  const deps = orderDeps(mortal, { port: process.payment(provider.port) }, { catalogue: alive.catalogue });
  await chance
    .pick(happenings)(number, deps, mortal)
    .catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  if (chance.below(3) === 0) await anHourLater(db);
}

/** Everything that was begun comes to its end: what failed is tried again until it is well. */
async function settle(numbers: readonly string[]): Promise<void> {
  provider.script.next = 'AUTHORISE';
  const open = () => db.query(`select id, kind, state from payment_changes where state in ('OPEN', 'SENT')`);
  for (let round = 0; round < 8; round += 1) {
    await anHourLater(db);
    await sweepOrders(alive)();
    await shop.news();
    for (const number of numbers) await retryChanges(alive, number, ADA);
    if ((await open()).length === 0) return;
  }
  expect(await open(), `seed ${SEED}`).toEqual([]);
}

/** The provider's books and ours are the same for every order. */
async function auditProvider(): Promise<string[]> {
  const rows = await db.query<{ reference: string; captured: number; refunded: number; status: string; data: Order }>(`
    select p.provider_reference as reference, o.status, o.data,
      coalesce(sum(c.amount_cents) filter (where c.kind = 'CAPTURE'), 0)::int as captured,
      coalesce(sum(c.amount_cents) filter (where c.kind = 'REFUND'), 0)::int as refunded
    from payments p join orders o on o.number = p.order_number
    left join payment_changes c on c.order_number = p.order_number and c.leg = p.leg and c.state = 'DONE'
    where p.leg = 0 group by 1, 2, 3`);
  return rows.flatMap(({ reference, captured, refunded, status }) => {
    const theirs = provider.payments.find((payment) => payment.reference === reference);
    const ours = `${captured} captured, ${refunded} refunded`;
    const says = `${theirs?.capturedCents} captured, ${theirs?.refundedCents} refunded`;
    const isHeld = theirs?.state === 'AUTHORISED' && status === 'CANCELLED' && captured === 0;
    return [
      ...(ours === says ? [] : [`${reference}: ${ours}, but ${says}`]),
      ...(isHeld ? [`${reference}: still held`] : []),
    ];
  });
}

it(`whatever happens to ${ORDERS} orders, and whoever is killed meanwhile, every cent and unit adds up`, async () => {
  process.stdout.write(`refund-properties.db.test.ts: to try this run again, REFUNDS_SEED=${SEED}\n`);
  const numbers: string[] = [];
  for (let one = 0; one < ORDERS; one += 1) {
    provider.script.next = 'AUTHORISE';
    const number = await shop.place(chance.pick(requests)());
    numbers.push(number);
    for (let step = 0; step < STEPS; step += 1) await happen(number);
  }
  await settle(numbers);
  expect(await auditRefunds(db, opening), `seed ${SEED}`).toEqual([]);
  expect(await auditProvider(), `seed ${SEED}`).toEqual([]);
  const unnotified = await db.query(
    `select refund_id from payment_changes where refund_id is not null and state = 'DONE' and not told`,
  );
  expect(unnotified, `seed ${SEED}`).toEqual([]);
  const statuses = await db.query<{ status: string }>('select distinct status from orders');
  expect(statuses.length, `seed ${SEED}`).toBeGreaterThan(1);
});
