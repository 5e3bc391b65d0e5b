import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { openEmbedded } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { subscribeConsenting } from './subscribe-consenting.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { commandOf, kettle, orderDeps, orderShop, placeBy } from './testing/order-shop.ts';
import { type Scripted, scriptedPayment } from './testing/scripted-payment.ts';

let db: Database;
const provider = scriptedPayment();
beforeAll(async () => {
  db = await openEmbedded();
  await saveShop(db, orderShop());
});
afterAll(() => db.close());

const depsOf = (saveWithOrder = subscribeConsenting) => ({ ...orderDeps(db, provider), saveWithOrder });
const place = async (next: Scripted, email: string, deps = depsOf()) => {
  provider.script.next = next;
  return placeBy(deps)(commandOf(kettle(100, { email, agreeToMarketing: true })));
};
const subscriptionsOf = async (email: string) => {
  const found = [];
  for await (const { data } of createStore(db).marketingRequests.stream('subscription')) {
    if (data.email === email) found.push(data);
  }
  return found.length;
};

it('an order whose payment is not sure subscribes once, also when it is sure [C-3-29]', async () => {
  await place('PENDING', 'ana@example.com');
  const payment = provider.payments.at(-1);
  if (!payment) throw new Error('The provider was asked.');
  await takePaymentEvents(depsOf())([provider.event('AUTHORISED', payment)]);
  expect(await subscriptionsOf('ana@example.com')).toBe(1);
});

it('an order that is refused, or waits for the shopper, subscribes nobody', async () => {
  await place('REFUSE', 'ben@example.com');
  await place('ACTION', 'ben@example.com');
  expect(await subscriptionsOf('ben@example.com')).toBe(0);
});

it('is written in the order’s transaction: with the order, or not at all [C-3-29]', async () => {
  const breaking = depsOf(async (tx, order) => {
    await subscribeConsenting(tx, order);
    throw new Error('The disk is full.');
  });
  await expect(place('AUTHORISE', 'cas@example.com', breaking)).rejects.toThrow('The disk is full.');
  expect(await subscriptionsOf('cas@example.com')).toBe(0);
});
