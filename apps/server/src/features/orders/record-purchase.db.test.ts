import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { openEmbedded } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { recordPurchase } from './record-purchase.ts';
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

const deps = () => ({ ...orderDeps(db, provider), saveWithOrder: recordPurchase });
const place = async (next: Scripted, clientId: string) => {
  provider.script.next = next;
  return placeBy(deps())(commandOf(kettle(100, { analytics: { clientId } })));
};
const eventsOf = (visitorId: string) => createStore(db).shopperEvents.listOf(visitorId);

it('recommendations learn what was bought, from whom they know by their visits', async () => {
  const answer = await place('AUTHORISE', '111.222');
  const number = answer.status === 'SUCCESS' ? answer.value.orderNumber : '';
  expect(await eventsOf('111.222')).toMatchObject([
    {
      type: 'purchase',
      products: [{ id: 'kettle', quantity: 1 }],
      order: { number, totalCents: 10_000, currency: 'AUD' },
    },
  ]);
});

it('an order whose payment is not sure is no purchase before it is, and then one', async () => {
  await place('PENDING', '333.444');
  expect(await eventsOf('333.444')).toEqual([]);
  const payment = provider.payments.at(-1);
  if (!payment) throw new Error('The provider was asked.');
  const paid = provider.event('AUTHORISED', payment);
  await takePaymentEvents(deps())([paid]);
  await takePaymentEvents(deps())([paid]);
  expect(await eventsOf('333.444')).toHaveLength(1);
});

it('an order that is refused is none', async () => {
  await place('REFUSE', '555.666');
  expect(await eventsOf('555.666')).toEqual([]);
});
