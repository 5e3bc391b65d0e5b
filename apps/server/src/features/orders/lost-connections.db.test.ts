import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LONG_FACTOR } from '../../../../../scripts/testing/factors.ts';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import type { PlaceOrderCommand } from './order-key.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { auditOrders, openingOf } from './testing/audit-orders.ts';
import {
  anHourLater,
  commandOf,
  giftCard,
  makeLetters,
  type OrderAnswer,
  orderDeps,
  orderShop,
  paidByCard,
  paidByGiftCard,
  placeBy,
  thing,
} from './testing/order-shop.ts';
import { scriptedPayment } from './testing/scripted-payment.ts';
import { seeded } from './testing/seeded.ts';

const SEED = 20_261_117;
const ROUNDS = 12 * LONG_FACTOR;
/** Who share a round's gift card: fewer than its tries, for who is cut off while a PIN is checked has used up one. */
const BUYERS = 4;

const cardOf = (round: number): string => `ROUND${round}`;

/** Ends every connection to a database but the one that asks. */
const cutAll = (db: Database) =>
  db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);

it('connections that are lost at any moment lose no unit and no cent, and who tries again has one order', async () => {
  const databaseUrl = await createServerDatabase();
  const [db, other] = await Promise.all([
    openDatabase({ databaseUrl, dataDir: ':memory:' }),
    openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 1 }),
  ]);
  const cards = Array.from({ length: ROUNDS }, (_, round) => giftCard(cardOf(round), 10 * BUYERS));
  await saveShop(other, { ...orderShop(), vouchers: cards });
  await makeLetters(other);
  const opening = await openingOf(other);
  const chance = seeded(SEED);
  const provider = scriptedPayment();
  const deps = orderDeps(db, provider, { times: { waitSeconds: 1 } });
  await deps.catalogue.load();
  // a check that was cut off may still be counted a moment later, so the next round has another card and network
  const wanted = (round: number): PlaceOrderCommand => ({
    ...commandOf(
      thing(chance.below(24), 0, { payment: { methods: [paidByGiftCard(cardOf(round), 10), paidByCard(20)] } }),
    ),
    ipAddress: `203.0.${round >> 8}.${round & 255}`,
    origin: null,
  });
  const cut: PlaceOrderCommand[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const commands = Array.from({ length: BUYERS }, () => wanted(round));
    const answers: Promise<OrderAnswer>[] = commands.map((command) => placeBy(deps)(command));
    await delay(chance.below(25));
    await cutAll(other);
    for (const [index, { status }] of (await Promise.all(answers)).entries()) {
      const command = commands[index];
      expect(['SUCCESS', 'ERROR'], `seed ${SEED}`).toContain(status);
      if (status === 'ERROR' && command) cut.push(command);
    }
    expect(await auditOrders(other, provider, opening), `round ${round}, seed ${SEED}`).toEqual([]);
  }
  expect(cut.length, 'some were cut off').toBeGreaterThan(0);
  await anHourLater(other);
  for (const command of cut) expect(await placeBy(deps)(command), `seed ${SEED}`).toMatchObject({ status: 'SUCCESS' });
  await takePaymentEvents(deps)(provider.news());
  await sweepOrders(deps)();
  expect(await auditOrders(other, provider, opening), `seed ${SEED}`).toEqual([]);
  const held = provider.payments.filter(({ state }) => state === 'AUTHORISED');
  const orders = await other.query(`select from orders where number like 'W-%' and status = 'PLACED'`);
  expect([held.length, orders.length], `seed ${SEED}`).toEqual([ROUNDS * BUYERS, ROUNDS * BUYERS]);
  await Promise.all([db.close(), other.close()]);
});
